import type { Block, Term } from './blocks.ts'
import { plainText } from './inline.ts'
import type { DocumentationPage } from './page.ts'

/** One thing that is found: an error, a part of a page or a call. */
export interface SearchEntry {
  readonly kind: 'Errors' | 'Pages' | 'Calls'
  readonly title: string
  readonly text: string
  readonly url: string
  /** Before the title: the status of an error, the method of a call. */
  readonly mark?: string
}

/** The index of the search: small enough to be loaded whole, so that what is searched for is sent nowhere. */
export function searchEntries(pages: readonly DocumentationPage[]): SearchEntry[] {
  return pages.flatMap((page): SearchEntry[] => {
    const { path, title, lead, call, sections } = page
    const own = { title, text: plainText(lead), url: path }
    if (call)
      return [
        {
          ...own,
          kind: 'Calls',
          title: call.path,
          text: [title, ...sections.flatMap(({ body }) => body.flatMap(namesIn))].join(', ').slice(0, 600),
          mark: call.method.toUpperCase(),
        },
      ]
    return [
      { ...own, kind: 'Pages' },
      ...sections.flatMap(({ title: part, anchor, body }): SearchEntry[] => [
        ...(part
          ? [
              {
                kind: 'Pages' as const,
                title: `${title}: ${part}`,
                text: textOf(body),
                url: `${path}#${anchor}`,
              },
            ]
          : []),
        ...body
          .flatMap((block) => (block.kind === 'terms' ? block.terms : []))
          .flatMap((term) => errorOf(term, path)),
      ]),
    ]
  })
}

function errorOf({ name, anchor, note, text }: Term, path: string): SearchEntry[] {
  if (!anchor || !note || !/^\d{3}$/.test(note)) return []
  return [{ kind: 'Errors', title: name, text: plainText(text), url: `${path}#${anchor}`, mark: note }]
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'text') return [block.text]
      if (block.kind === 'list') return block.items
      return block.kind === 'terms' ? block.terms.map(({ name, text }) => `${name}: ${text}`) : []
    })
    .map(plainText)
    .join(' ')
    .slice(0, 600)
}

function namesIn(block: Block): string[] {
  return block.kind === 'terms' ? block.terms.map(({ name }) => name) : []
}
