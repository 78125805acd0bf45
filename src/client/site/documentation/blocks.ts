import type { CodeSample } from '@chauffeur/contract/api-document'

/**
 * A part of a documentation page, apart from how it is shown: as HTML, as Markdown and as the text that is searched.
 * A text may have `code`, **weight** and [links](/api/docs).
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: true }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** `isBrief`: each in one row, where there are many. */
  | { readonly kind: 'terms'; readonly terms: readonly Term[]; readonly isBrief?: true }
  | { readonly kind: 'code'; readonly label: string; readonly samples: readonly CodeSample[] }
  /** Folded until it is opened. */
  | { readonly kind: 'answer'; readonly status: string; readonly label: string; readonly code: string }
  /** The box for the reader's own key, which needs a script. */
  | { readonly kind: 'key' }
  | { readonly kind: 'life' }

/** Something with a name: a field, an error, a state. */
export interface Term {
  readonly name: string
  /** The target of links to it. */
  readonly anchor?: string
  /** In small letters beside the name. */
  readonly note?: string
  readonly isRequired?: boolean
  readonly text: string
  readonly inside?: readonly Term[]
}

export interface Section {
  readonly title?: string
  readonly anchor: string
  /** Where the sections are steps, which one it is. */
  readonly step?: number
  readonly body: readonly Block[]
  /** Stands beside the body on a wide screen. */
  readonly aside?: readonly Block[]
}

export const text = (text: string): Block => ({ kind: 'text', text })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
})
export const terms = (all: readonly Term[]): Block => ({ kind: 'terms', terms: all })
export const code = (label: string, ...samples: readonly CodeSample[]): Block => ({
  kind: 'code',
  label,
  samples,
})

/** Where something is on its page, by its title. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A section whose anchor is its title. */
export const section = (title: string, ...body: readonly Block[]): Section => ({
  title,
  anchor: anchorOf(title),
  body,
})
