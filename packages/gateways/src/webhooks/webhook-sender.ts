/** A message to a receiver. */
export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The result of one attempt to deliver a message. */
export type DeliveryAttempt =
  | {
      readonly outcome: 'answered'
      readonly durationMs: number
      readonly status: number
      /** The beginning of its body. */
      readonly body: string
      readonly retryAfter: string | undefined
    }
  /** There was no complete response; the reason is a sentence for the office. */
  | { readonly outcome: 'failed'; readonly durationMs: number; readonly reason: string }

/** Sends messages to addresses that other companies have chosen. */
export interface WebhookSender {
  /** Why an address must not be called, as a sentence for the office; undefined when it may be. */
  refusalOf(url: string): Promise<string | undefined>
  /** Makes one attempt. @throws nothing but the signal's reason. */
  post(message: WebhookMessage, signal: AbortSignal): Promise<DeliveryAttempt>
}
