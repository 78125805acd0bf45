import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import type { FieldKind } from './field-kinds.ts'

type EndpointName = keyof typeof endpoints

interface Described {
  /** One that is accepted. */
  readonly valid: Readonly<Record<string, unknown>>
  /** Every field that the input has. */
  readonly fields: Readonly<Record<string, FieldKind>>
  /** The body that a field is laid over, where `valid` is one in which it is not read. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The fields that come out under another name. */
  readonly outputs?: Readonly<Record<string, string>>
}

/** Tests what an endpoint takes: every field with all that it refuses, and the sentences, and all that it accepts. */
export function describeInput(
  name: EndpointName,
  { valid, fields, bodies = {}, outputs = {} }: Described,
): void {
  const input: z.ZodType = endpoints[name].input

  describe(`the input of ${name}`, () => {
    test('has these fields', () => {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
      expect(Object.keys(fields).toSorted()).toEqual(Object.keys(properties).toSorted())
    })

    for (const [field, { refused, accepted }] of Object.entries(fields)) {
      const body = bodies[field] ?? valid

      test(`refuses a wrong ${field}, each in its sentence`, () => {
        for (const [value, sentence] of refused) {
          const { error } = input.safeParse({ ...body, [field]: value })
          const issue = error?.issues[0]
          expect([value, issue?.path[0], issue?.message]).toEqual([value, field, sentence ?? issue?.message])
        }
      })

      test(`reads ${field}`, () => {
        for (const [value, read] of accepted) {
          const { data, error } = input.safeParse({ ...body, [field]: value })
          expect([value, error?.issues]).toEqual([value, undefined])
          // Some inputs are put together anew, without a field of this name.
          const output = { [outputs[field] ?? field]: read, ...z.record(z.string(), z.unknown()).parse(data) }
          expect([value, output[outputs[field] ?? field]]).toEqual([value, read])
        }
      })
    }
  })
}

/** The fields that a refused input names, in their order. */
export function fieldsRefused(name: EndpointName, body: object): string[] {
  const { error } = endpoints[name].input.safeParse(body)
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}
