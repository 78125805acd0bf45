import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '@chauffeur/words/en/frame'
import { privacy } from '@chauffeur/words/en/privacy'
import { LegalPage } from '../site/legal/legal-page.tsx'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.privacy, path: '/privacy' }),
  component: () => <LegalPage page="privacy" document={privacy} />,
})
