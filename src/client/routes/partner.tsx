import { createFileRoute } from '@tanstack/react-router'
import { PartnerFrame } from '../partner/partner-frame.tsx'
import { withApi } from '../shared/api/api-provider.tsx'

export const Route = createFileRoute('/partner')({
  // Drawn in the browser only: the server never writes what a partner reads into a page.
  ssr: false,
  head: () => ({ meta: [{ title: 'Partners' }, { name: 'robots', content: 'noindex, nofollow' }] }),
  headers: () => ({ 'X-Robots-Tag': 'noindex, nofollow' }),
  component: withApi(PartnerFrame),
})
