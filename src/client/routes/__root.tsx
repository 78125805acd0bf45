import type { Site } from '@chauffeur/contract/site'
import { LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import type { ReadTransfers } from '../site/transfers/load-transfers.ts'
import type { ReadTrip } from '../site/trip/trip-page.tsx'
import { useEffect, type ReactNode } from 'react'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { failureTexts } from '@chauffeur/words/en/frame'
import { Button } from '../shared/ui/button.tsx'
import { preloadedFonts } from '../shared/ui/fonts.ts'
import { ToastProvider } from '../shared/ui/toast.tsx'

interface RouterContext {
  readonly readSite: () => Promise<Site>
  readonly transfers: ReadTransfers
  /** On the server, of a request that has opened a private link or may have. */
  readonly readTrip?: ReadTrip
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.readSite(),
  staleTime: Infinity,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#0b1730' },
      { title: loaderData?.brandName ?? '' },
    ],
    styles: loaderData?.accentStyle ? [{ children: loaderData.accentStyle }] : [],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...preloadedFonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
    ],
  }),
  shellComponent: Document,
  component: Page,
  errorComponent: SomethingWentWrong,
})

/** Replaces a page that could not be rendered. It needs nothing of the server, which may be the reason. */
function SomethingWentWrong() {
  return (
    <main className="shell py-24 text-center">
      <h1 className="text-display">{failureTexts.heading}</h1>
      <p className="mt-4">{failureTexts.body}</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        {failureTexts.again}
      </Button>
    </main>
  )
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE_TAGS[currentLocale()]}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Page() {
  // A press from before is repeated now.
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}
