import { createFileRoute, notFound } from '@tanstack/react-router'
import { notFoundTexts } from '@chauffeur/words/en/frame'
import { NotFound } from '../site/frame/error-pages.tsx'

/** Every address that no other route answers: a page with the status 404 and a title for it. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: notFoundTexts.heading }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NotFound,
})
