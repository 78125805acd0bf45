import type { ReactNode } from 'react'
import { preloadedFonts } from '../ui/fonts.ts'
import { DOCS, OPENAPI, STARTED } from './addresses.ts'

type DocumentationShellProps = {
  readonly brandName: string
  readonly styles: readonly string[]
  readonly title: string
  readonly lead: string
  readonly at: typeof DOCS | typeof STARTED
  readonly contents: ReactNode
  readonly children: ReactNode
}

const pages = [
  { to: STARTED, label: 'Getting started' },
  { to: DOCS, label: 'Reference' },
]

const link = 'inline-flex min-h-11 items-center text-sm text-soft hover:text-ink aria-[current=page]:text-ink'

/** A page of the documentation: it needs no script, so it carries none. */
export function DocumentationShell(props: DocumentationShellProps) {
  const { brandName, styles, title, lead, at, contents, children } = props
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1730" />
        <title>{`${title} | ${brandName}`}</title>
        <meta name="description" content={lead} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-raised px-5 py-2.5 font-medium focus-visible:translate-y-0 focus-visible:shadow-float"
        >
          Skip to content
        </a>
        <header data-theme="night" className="border-b border-line">
          <div className="shell flex min-h-16 flex-wrap items-center gap-x-7">
            <a href="/" className="mr-auto flex min-h-11 min-w-0 items-center font-display text-heading">
              <span className="truncate">{brandName}</span>
            </a>
            <nav aria-label="Documentation" className="flex flex-wrap items-center gap-x-6">
              {pages.map(({ to, label }) => (
                <a key={to} href={to} aria-current={to === at ? 'page' : undefined} className={link}>
                  {label}
                </a>
              ))}
              <a href={OPENAPI} className={link}>
                OpenAPI
              </a>
            </nav>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="outline-none">
          <div data-theme="night" className="pt-10 pb-12 sm:pt-14 sm:pb-16">
            <div className="shell">
              <h1 className="text-display">{title}</h1>
              <p className="mt-4 max-w-2xl text-lead text-soft">{lead}</p>
            </div>
          </div>
          <div className="shell grid items-start gap-x-12 gap-y-8 py-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
            {contents}
            <div className="min-w-0">{children}</div>
          </div>
        </main>
      </body>
    </html>
  )
}
