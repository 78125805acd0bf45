import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { privacy } from '../legal/privacy.ts'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, { ...privacy, path: '/privacy' }),
  component: () => <LegalPage document={privacy} />,
})
