import './styles.css'
import { lazy, startTransition, StrictMode } from 'react'
import type { ParsedLocation } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { setNonce } from 'get-nonce'
import { DEFAULT_LOCALE, splitLocale } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { routeTree } from './route-tree.gen.ts'
import { createAppRouter } from './router.tsx'
import { loadWords } from './words/load-words.ts'

// Radix adds a style element of its own while a dialog is open.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content
if (nonce) setNonce(nonce)

// A page comes with what the server has read; this is for one that came without.
async function client() {
  const { browserLinks, trpc } = await import('./shared/api/trpc.ts')
  return trpc.createClient({ links: browserLinks() })
}
const readSite = async () => (await client()).site.read.query()
const transfers = {
  list: async () => (await client()).transfers.list.query(),
  read: async (slug: string) => (await client()).transfers.read.query({ slug }),
}

const notFound = lazy(async () => ({ default: (await import('./site/frame/not-found.tsx')).NotFound }))

const locale = currentLocale()
// The words of the page that a visitor goes on to. English ones come with what uses them.
if (locale !== DEFAULT_LOCALE)
  Object.assign(routeTree.options, {
    beforeLoad: (to: { readonly location: ParsedLocation }) => loadWords(locale, to.location.pathname),
  })
void takeOver()

// In several tasks, after the scripts and words were read: between them the page answers a touch. Awaited at the top of
// this module, they would keep the build from putting small files together (17 kB).
async function takeOver() {
  await loadWords(locale, splitLocale(location.pathname).path)
  await nextTask()
  // Loaded already, and run here: the largest of the scripts takes a task of its own.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const router = createAppRouter({ locale, readSite, transfers, notFound })
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

function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise((begin) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Shorter, and every byte of this file delays every page.
    port1.onmessage = begin
    port2.postMessage(0)
  })
}
