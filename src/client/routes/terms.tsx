import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '@chauffeur/words/en/frame'
import { terms } from '@chauffeur/words/en/terms'
import { LegalPage } from '../site/legal/legal-page.tsx'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/terms')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.terms, path: '/terms' }),
  component: () => <LegalPage page="terms" document={terms} />,
})
