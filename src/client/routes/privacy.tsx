import { createFileRoute } from '@tanstack/react-router'
import { legalHeads } from '../site/legal/legal-heads.ts'
import { LegalPage } from '../site/legal/legal-page.tsx'
import { privacy } from '../site/legal/privacy.ts'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, { ...legalHeads.privacy, path: '/privacy' }),
  component: () => <LegalPage page="privacy" document={privacy} />,
})
