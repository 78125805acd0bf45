import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'

const HERE = import.meta.dirname

test('the input of every call that takes fields is described by a test', () => {
  const tests = readdirSync(HERE)
    .filter((name) => name.endsWith('.test.ts') && name !== 'endpoints.test.ts')
    .map((name) => readFileSync(join(HERE, name), 'utf8'))
    .join()
  const undescribed = Object.entries(endpoints).flatMap(([name, { input }]) => {
    const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return properties && !tests.includes(`'${name}'`) ? [name] : []
  })
  expect(undescribed).toEqual([])
})
