import type { ReactNode } from 'react'
import { preloadedFonts } from '../../shared/ui/fonts.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'

/** Where the documentation is. */
export const DOCS = '/api/docs'
export const STARTED = '/api/docs/getting-started'
const OPENAPI = '/api/openapi.json'

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

export interface ContentsPart {
  readonly title: string
  readonly anchor: string
  readonly lines: readonly { readonly title: string; readonly anchor: string }[]
}

/** The contents of the page: beside it on a wide screen, folded on a narrow one. */
export function ContentsList({ parts }: { readonly parts: readonly ContentsPart[] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-6">
      <div className="rounded-card bg-raised px-4 py-2 shadow-card lg:hidden">
        <Folded title="On this page">
          <Parts parts={parts} />
        </Folded>
      </div>
      <div className="hidden max-h-[calc(100dvh-3rem)] overflow-y-auto pr-2 lg:block">
        <Parts parts={parts} />
      </div>
    </nav>
  )
}

function Parts({ parts }: { readonly parts: readonly ContentsPart[] }) {
  return (
    <ul className="grid gap-4 py-2">
      {parts.map(({ title, anchor, lines }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="flex min-h-11 items-center text-sm font-semibold hover:text-accent lg:min-h-7"
          >
            {title}
          </a>
          {lines.length > 0 && (
            <ul>
              {lines.map(({ title, anchor }) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className="flex min-h-11 items-center py-1 text-sm leading-snug text-soft hover:text-accent lg:min-h-7"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

type FoldedProps = { readonly title: ReactNode; readonly children: ReactNode }

/** A part that only some readers want to see, folded by the browser's own means. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDownIcon className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

type CodeBlockProps = {
  readonly title: string
  /** Its name, for those who do not see where it stands. */
  readonly label: string
  readonly code: string
}

/** Something to copy. It scrolls by itself, also by keyboard. */
export function CodeBlock({ title, label, code }: CodeBlockProps) {
  return (
    <figure data-theme="night" className="overflow-hidden rounded-card">
      <figcaption className="border-b border-line bg-raised px-4 py-2 text-xs font-semibold text-soft">
        {title}
      </figcaption>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-[44rem] overflow-auto outline-offset-[-2px]"
      >
        <pre className="p-4 font-mono text-[0.8125rem] leading-relaxed">
          <code translate="no">{code}</code>
        </pre>
      </section>
    </figure>
  )
}
