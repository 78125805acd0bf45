import '../styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { phoneCalls } from './calls.ts'
import { DriverPage } from './driver-page.tsx'
import { openStore } from './store.ts'

const [, , token = ''] = location.pathname.split('/')

// On a home screen it opens this link again.
document.head.append(
  Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: `/d/${token}/manifest.webmanifest`,
  }),
)

const root = document.getElementById('page')
if (root)
  createRoot(root).render(
    <StrictMode>
      <DriverPage store={openStore(token)} calls={phoneCalls(token)} />
    </StrictMode>,
  )

async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/d/worker.js')
  // Where the service worker finds it when a message is tapped (worker.ts).
  await (await caches.open('driver-page')).put('/d/link', new Response(location.pathname))
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void keepForLater().catch(() => {}))
