import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from '../site/frame/not-found.tsx'

/** Every address that no other route answers: a page with the status 404 and a title for it. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw notFound()
  },
  // Every page loads this file, and few visitors need the words.
  head: async () => {
    const { notFoundTexts } = await import('@chauffeur/words/en/not-found')
    return { meta: [{ title: notFoundTexts.heading }, { name: 'robots', content: 'noindex' }] }
  },
  notFoundComponent: NotFound,
})
