import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '../legal/legal-heads.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { terms } from '../legal/terms.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/terms')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.terms, path: '/terms' }),
  component: () => <LegalPage page="terms" document={terms} />,
})
