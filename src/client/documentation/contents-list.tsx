import { Folded } from './folded.tsx'

export interface ContentsPart {
  readonly title: string
  readonly anchor: string
  readonly lines: readonly { readonly title: string; readonly anchor: string }[]
}

/** What is on the page: beside it on a wide screen, folded on a narrow one. */
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
