import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { Mode } from '@chauffeur/domain/sandbox'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocumentationView, type Files } from './documentation-page.tsx'
import { markdownOf } from './markdown.ts'
import { DOCS, OFFICE_DOCS, type DocumentationPage } from './page.ts'
import { officePages, partnerPages } from './pages.ts'
import { searchEntries } from './search-entries.ts'

interface DocumentationSources {
  readonly whole: ApiDocument
  readonly partners: ApiDocument
  readonly brandName: string
  /** Where partners write. */
  readonly email: string
  /** Where there is a sandbox. */
  readonly sandboxUrl: string | null
  /** Whether this is the sandbox itself. */
  readonly mode: Mode
  readonly files: Files
}

/** A text of the documentation, and its media type. */
interface DocumentationText {
  readonly type: 'text/html' | 'text/markdown' | 'text/plain' | 'application/json'
  readonly text: string
}

/** Writes what is at an address of the documentation; undefined where nothing is. */
export type Documentation = (path: string) => DocumentationText | undefined

/** Lists the pages, and writes each when it is asked for. */
export function openDocumentation(sources: DocumentationSources): Documentation {
  const { whole, partners, brandName, email, sandboxUrl, mode, files } = sources
  const publicUrl = partners.servers[0]?.url ?? ''
  const forPartners = partnerPages({ document: partners, brandName, email, sandboxUrl, mode })
  const forOffice = officePages({ whole, partners })
  const texts = new Map<string, () => DocumentationText>()
  for (const pages of [forPartners, forOffice]) {
    for (const page of pages) {
      const view = { page, pages, brandName, publicUrl, files }
      texts.set(page.path, () => ({
        type: 'text/html',
        text: `<!doctype html>${renderToStaticMarkup(<DocumentationView {...view} />)}`,
      }))
    }
  }
  for (const page of forPartners)
    texts.set(`${page.path}.md`, () => ({ type: 'text/markdown', text: markdownOf(page) }))
  const asJson = (pages: readonly DocumentationPage[]) => (): DocumentationText => ({
    type: 'application/json',
    text: JSON.stringify(searchEntries(pages)),
  })
  texts.set(`${DOCS}/search.json`, asJson(forPartners))
  texts.set(`${OFFICE_DOCS}/search.json`, asJson(forOffice))
  texts.set('/llms.txt', () => ({
    type: 'text/plain',
    text: llmsText(forPartners, { brandName, publicUrl }),
  }))
  return (path) => texts.get(path)?.()
}

/** The pages for programs that read, by the convention of llms.txt. */
function llmsText(
  pages: readonly DocumentationPage[],
  { brandName, publicUrl }: { readonly brandName: string; readonly publicUrl: string },
): string {
  const groups = [...Map.groupBy(pages, ({ group = 'Objects' }) => group)]
  return [
    `# ${brandName}`,
    '> Chauffeur-driven transfers and hires at a fixed price, in the Algarve, Lisbon and Seville. Programs search places, ask for prices, book, and hear what becomes of a booking.',
    `- [OpenAPI](${publicUrl}/api/v1/openapi.json): every call for partners`,
    ...groups.map(([group, own]) =>
      [
        `## ${group}`,
        '',
        ...own.map(
          ({ path, title, lead }) =>
            `- [${title}](${publicUrl}${path}.md)${lead ? `: ${lead.split('. ')[0]}` : ''}`,
        ),
      ].join('\n'),
    ),
    '',
  ].join('\n\n')
}
