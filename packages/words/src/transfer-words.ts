/** The text of the page of one transfer, in one language: words of its own, true of no other. */
export interface TransferWords {
  /** The two ends as people there call them. */
  readonly from: string
  readonly to: string
  /** One or two sentences for search engines and shares, at most 160 characters. */
  readonly description: string
  /** One sentence under the heading. */
  readonly lead: string
  /** 120 to 200 words in all: where we meet, the way, what the last kilometres are like. */
  readonly paragraphs: readonly string[]
  /** The way back: when to leave, where we pick up. */
  readonly back: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** By slug, the last part of a page's address. */
export type TransferPages = Readonly<Record<string, TransferWords>>
