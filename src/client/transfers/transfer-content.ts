import type { Locale } from '@chauffeur/domain/locale'

/** What the page of one transfer says, in one language: words of its own, true of no other. */
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

/** The words of one transfer; its file in content/ is named like its page. */
export type TransferContent = Readonly<Record<Locale, TransferWords>>

const files = import.meta.glob<{ readonly content: TransferContent }>('./content/*.ts')

/** Undefined for a transfer without words: it has no page. */
export async function loadTransferWords(slug: string, locale: Locale): Promise<TransferWords | undefined> {
  const file = await files[`./content/${slug}.ts`]?.()
  return file?.content[locale]
}
