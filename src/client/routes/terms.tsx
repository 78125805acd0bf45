import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '../site/legal/legal-heads.ts'
import { LegalPage } from '../site/legal/legal-page.tsx'
import { terms } from '../site/legal/terms.ts'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/terms')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.terms, path: '/terms' }),
  component: () => <LegalPage page="terms" document={terms} />,
})
