import type { Site } from '@chauffeur/contract/site'
import { LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import type { ReadTransfers } from '../site/transfers/load-transfers.ts'
import type { ReadTrip } from '../site/trip/trip-page.tsx'
import { useEffect, type ReactNode } from 'react'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { SomethingWentWrong } from '../site/frame/something-went-wrong.tsx'
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
