import './styles.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { setNonce } from 'get-nonce'
import { createAppRouter } from './router.tsx'

// Radix adds a style element of its own while a dialog is open.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content
if (nonce) setNonce(nonce)

// A page comes with what the server has read of the settings; this is for one that came without.
async function readSite() {
  const { browserLinks, trpc } = await import('./api/trpc.ts')
  return trpc.createClient({ links: browserLinks() }).site.read.query()
}

// In a task of its own, after the scripts were read: between the two the page answers a touch.
const { port1, port2 } = new MessageChannel()
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- Shorter, and every byte of this file delays every page.
port1.onmessage = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={createAppRouter({ readSite })} />
      </StrictMode>,
    )
  })
port2.postMessage(0)
