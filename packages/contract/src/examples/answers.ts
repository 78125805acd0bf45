import type { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import recorded from './answers.gen.json' with { type: 'json' }

/**
 * The server's answers to the examples of every call, by the names of the call and the example. Recorded by the test
 * that sends them, test/integration/documentation/examples.test.ts, and renewed by it.
 */
export const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = recorded

type EndpointName = keyof typeof endpoints
type AnswerOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['output']>

const calls: { readonly [Name in EndpointName]: { readonly output: z.ZodType<AnswerOf<Name>> } } = endpoints

/** The answer to one of the examples of a call. Throws where there is none, or it does not fit the call any more. */
export function exampleAnswer<Name extends EndpointName>(name: Name, example: string): AnswerOf<Name> {
  return calls[name].output.parse(answers[name]?.[example])
}
