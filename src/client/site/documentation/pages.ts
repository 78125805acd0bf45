import type { ApiDocument } from '@chauffeur/contract/api-document'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'
import { anchorOf, list } from './blocks.ts'
import { callPath, DOCS, OFFICE_DOCS, type DocumentationPage, type Sources } from './page.ts'
import { callPage, callsOf, objectPages } from './reference-pages.ts'
import { agentsPage } from './texts/agents.ts'
import { goingLivePage, keysPage, startPage } from './texts/begin.ts'
import { bookingPage, changesPage, lifePage, paymentPage, pricesPage } from './texts/book.ts'
import { eventsPage, webhooksPage } from './texts/listen.ts'
import { sandboxPage } from './texts/sandbox.ts'
import { errorsPage, limitsPage, officeErrorsPage, versionsPage } from './texts/rules.ts'

/** The pages that are written, in the order of the contents: a new one is a row. */
const WRITTEN: readonly ((sources: Sources) => DocumentationPage)[] = [
  startPage,
  keysPage,
  sandboxPage,
  goingLivePage,
  agentsPage,
  pricesPage,
  bookingPage,
  lifePage,
  changesPage,
  paymentPage,
  webhooksPage,
  eventsPage,
  errorsPage,
  limitsPage,
  versionsPage,
]

/** Every page for partners. */
export function partnerPages(sources: Sources): DocumentationPage[] {
  const { document } = sources
  const place = { document, base: DOCS, errors: (code: string) => `${DOCS}/errors#${code}` }
  return [
    ...WRITTEN.map((write) => write(sources)),
    ...callsOf(document).map((call) => callPage(call, place, 'Reference')),
    ...objectPages(place),
  ]
}

const partPath = (tag: string): string => `${OFFICE_DOCS}/${anchorOf(tag)}`

interface OfficeSources {
  readonly whole: ApiDocument
  readonly partners: ApiDocument
}

/** The pages of all other calls: the office's, those of guests and of drivers' phones. */
export function officePages({ whole, partners }: OfficeSources): DocumentationPage[] {
  const others = callsOf(whole).filter(({ operation }) => !isPartnerCall(operation.operationId))
  const errorsPath = `${OFFICE_DOCS}/errors`
  const errors = officeErrorsPage({ partners, path: errorsPath })
  const known = new Set(
    errors.sections.flatMap(({ body }) =>
      body.flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ name }) => name) : [])),
    ),
  )
  const place = {
    document: whole,
    base: OFFICE_DOCS,
    errors: (code: string) => `${known.has(code) ? errorsPath : `${DOCS}/errors`}#${code}`,
  }
  const byTag = whole.tags
    .map((tag) => ({ ...tag, calls: others.filter(({ operation }) => operation.tags[0] === tag.name) }))
    .filter(({ calls }) => calls.length > 0)
  return [
    {
      path: OFFICE_DOCS,
      title: 'Calls of the office, guests and drivers',
      label: 'All calls',
      lead: 'What the pages of this site call. They change with those pages, and a partner’s program needs none of them.',
      group: 'Office',
      sections: [
        {
          anchor: 'parts',
          body: [
            list(...byTag.map(({ name, description }) => `[${name}](${partPath(name)}): ${description}`)),
          ],
        },
      ],
    },
    ...byTag.map(({ name, description, calls }) => ({
      path: partPath(name),
      title: name,
      lead: description,
      group: 'Office',
      sections: [
        {
          anchor: 'calls',
          body: [
            list(
              ...calls.map(({ method, path, operation: { operationId, summary } }) => {
                const to = callPath(operationId, `${OFFICE_DOCS}/reference`)
                return `\`${method.toUpperCase()} ${path}\` [${summary}](${to})`
              }),
            ),
          ],
        },
      ],
    })),
    errors,
    ...byTag.flatMap(({ name, calls }) => calls.map((call) => callPage(call, place, name))),
    ...objectPages(place),
  ]
}
