/** What is sent to a receiver. */
export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of one try. */
export type DeliveryAttempt =
  | {
      readonly outcome: 'answered'
      readonly durationMs: number
      readonly status: number
      /** The beginning of its body. */
      readonly answer: string
      readonly retryAfter: string | undefined
    }
  /** There was no whole answer; the reason is a sentence for the office. */
  | { readonly outcome: 'failed'; readonly durationMs: number; readonly reason: string }

/** Carries messages to addresses that people outside have named. */
export interface WebhookSender {
  /** Why an address may not be called, in a sentence; undefined when it may, as far as can be seen today. */
  refusalOf(url: string): Promise<string | undefined>
  /** Tries once. Throws nothing but the signal's reason. */
  post(message: WebhookMessage, signal: AbortSignal): Promise<DeliveryAttempt>
}
