import { expect, test } from 'vitest'
import { z } from 'zod'
import { InputSchema, AnswerSchema } from './procedures.ts'

const customer = z.object({ name: z.string(), phone: z.number() })
const guest = { name: 'Ana Silva', phone: '+351 912 345 678' }

function issuesOf(schema: { parse(value: unknown): unknown }): z.ZodError {
  try {
    schema.parse(guest)
  } catch (error) {
    if (error instanceof z.ZodError) return error
  }
  throw new Error('The schema has taken what it should refuse')
}

test('an answer that does not fit its schema is a fault without a word of the guest', () => {
  const fault = issuesOf(new AnswerSchema(customer))
  expect(`${fault.message} ${JSON.stringify(fault.issues)}`).not.toMatch(/912|Ana/)
})

test('an issue of an input has its value, so that a missing one is told from a wrong one', () => {
  expect(issuesOf(new InputSchema(customer)).issues[0]?.input).toBe(guest.phone)
})
