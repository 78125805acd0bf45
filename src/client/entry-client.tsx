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

/** A task of its own: between two of them the page answers a touch. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  await nextTask()
  const router = createAppRouter({ readSite })
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void start()
