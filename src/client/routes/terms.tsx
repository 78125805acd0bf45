import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { terms } from '../legal/terms.ts'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, { ...terms, path: '/terms' }),
  component: () => <LegalPage document={terms} />,
})
