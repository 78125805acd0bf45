import { renderToStaticMarkup } from 'react-dom/server'
import { ReferencePage, type PageProps } from './reference-page.tsx'
import { StartedPage } from './started-page.tsx'

/** The pages of the documentation, as they are sent: nothing on them waits for a script. */
export function renderDocumentation(page: 'reference' | 'getting started', props: PageProps): string {
  const element = page === 'reference' ? <ReferencePage {...props} /> : <StartedPage {...props} />
  return `<!doctype html>${renderToStaticMarkup(element)}`
}
