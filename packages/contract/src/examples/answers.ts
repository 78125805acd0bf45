import { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import recorded from './answers.gen.json' with { type: 'json' }

/**
 * The server's answers to the examples of every call, by the names of the call and the example. Recorded by the test
 * that sends them, test/integration/documentation/examples.test.ts, and renewed by it.
 */
export const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = recorded

type EndpointName = keyof typeof endpoints
type OutputOf<Name extends EndpointName> = (typeof endpoints)[Name]['output']
type SentBy<Name extends EndpointName> = z.input<OutputOf<Name>>

const calls: {
  readonly [Name in EndpointName]: { readonly output: z.ZodType<z.output<OutputOf<Name>>, SentBy<Name>> }
} = endpoints

/**
 * The answer to one of the examples of a call, as it is sent. Throws where there is none, or it does not fit the call any
 * more.
 */
export function exampleAnswer<Name extends EndpointName>(name: Name, example: string): SentBy<Name> {
  const output: z.ZodType<z.output<OutputOf<Name>>, SentBy<Name>> = calls[name].output
  return z.encode(output, output.parse(answers[name]?.[example]))
}
