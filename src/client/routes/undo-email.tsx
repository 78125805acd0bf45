import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '@chauffeur/words/en/frame'
import { withApi } from '../shared/api/api-provider.tsx'
import { UndoEmailPage } from '../site/trip/undo-email-page.tsx'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/undo-email')({
  loader: loadSite,
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      ...pageHeads.emailUndo,
      path: '/undo-email',
      isListed: false,
    }),
  component: withApi(UndoEmailPage),
})
