import './styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { setNonce } from 'get-nonce'
import { createAppRouter } from './router.tsx'
import { browserLinks } from './trpc.ts'

// Radix adds a style element of its own while a dialog is open.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content
if (nonce) setNonce(nonce)

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createAppRouter({ links: browserLinks() })} />
  </StrictMode>,
)
