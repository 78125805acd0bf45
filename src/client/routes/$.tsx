import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from '../site/frame/error-pages.tsx'
import { notFoundTexts } from '../site/frame/not-found-texts.ts'

/** Every address that no other route answers: a page with the status 404 and a title for it. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: notFoundTexts.heading }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NotFound,
})
