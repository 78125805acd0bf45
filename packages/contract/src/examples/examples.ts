import recorded from './examples.gen.json' with { type: 'json' }

/** A request that the documentation shows and a test sends. */
interface Example {
  readonly summary: string
  /** Values of the path, the query and the body, as the endpoint's input has them. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** The examples of one call, by a short name. */
export type Examples = Readonly<Record<string, Example>>

/**
 * The examples of every call, by the name of its endpoint. They are written where the tests send them,
 * test/support/examples, and recorded by test/safety/openapi.test.ts.
 */
export const examples: Readonly<Record<string, Examples>> = recorded.calls

/** Messages to webhooks that say more than how a booking is now; recorded in the same way. */
export const messages: readonly unknown[] = recorded.messages
