import { createFileRoute } from '@tanstack/react-router'
import { PartnerFrame } from '../partner/partner-frame.tsx'
import { withApi } from '../shared/api/api-provider.tsx'
import { Spinner } from '../shared/ui/spinner.tsx'

export const Route = createFileRoute('/partner')({
  // Drawn in the browser only: the server never writes what a partner reads into a page.
  ssr: false,
  head: () => ({ meta: [{ title: 'Partners' }, { name: 'robots', content: 'noindex, nofollow' }] }),
  headers: () => ({ 'X-Robots-Tag': 'noindex, nofollow' }),
  // The server sends it: the scripts start once something is painted. Without words, which come with the page alone.
  pendingComponent: Waits,
  pendingMinMs: 0,
  component: withApi(PartnerFrame),
})

function Waits() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner className="size-8 text-accent" />
    </main>
  )
}
