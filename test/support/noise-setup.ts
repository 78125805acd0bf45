import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

const errors: string[] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    errors.push(format(...message))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`)
})
