import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '../legal/legal-heads.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { privacy } from '../legal/privacy.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/privacy')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.privacy, path: '/privacy' }),
  component: () => <LegalPage page="privacy" document={privacy} />,
})
