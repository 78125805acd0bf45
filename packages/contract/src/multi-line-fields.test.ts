import { expect, test } from 'vitest'
import type { z } from 'zod'
import { driverEvent } from './driver-jobs.ts'
import { endpoints } from './endpoints.ts'
import { MULTI_LINE_FIELDS } from '@chauffeur/domain/multi-line-fields'

const inputs = new Map<string, z.ZodType>([
  ...Object.entries(endpoints).map(([name, { input }]) => [name, input] as const),
  ['driverEvent', driverEvent],
])

/** Whether a call refuses this value of one of its fields, whatever else it refuses. */
function refuses(call: string, field: string, value: string): boolean {
  const input = inputs.get(call)
  if (!input) throw new Error(`There is no call ${call}`)
  const { error } = input.safeParse({ [field]: value })
  return error?.issues.some(({ path }) => path[0] === field) ?? false
}

test.each(MULTI_LINE_FIELDS.map((name) => name.split('.')))(
  '%s takes several lines of its %s',
  (call = '', field = '') => {
    expect(refuses(call, field, 'One line.\r\nAnother.\n\tA third.')).toBe(false)
    // It reads the field at all.
    expect(refuses(call, field, 'Not this: \u0007')).toBe(true)
  },
)
