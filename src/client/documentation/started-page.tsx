import { DOCS, STARTED } from './addresses.ts'
import { CodeBlock } from './code-block.tsx'
import { ContentsList } from './contents-list.tsx'
import { DocumentationShell } from './documentation-shell.tsx'
import type { PageProps } from './reference-page.tsx'
import { steps } from './started-steps.ts'

/** From nothing to a first booking. */
export function StartedPage({ document, brandName, styles }: PageProps) {
  const own = steps(document.servers[0]?.url ?? '')
  return (
    <DocumentationShell
      brandName={brandName}
      styles={styles}
      at={STARTED}
      title="Getting started"
      lead="From the search of a place to a booking, and what becomes of it: examples to be copied and run."
      contents={<ContentsList parts={own.map(({ title, anchor }) => ({ title, anchor, lines: [] }))} />}
    >
      <div className="grid gap-14">
        {own.map(({ title, anchor, text, code }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor} className="scroll-mt-6 text-title">
              {title}
            </h2>
            <div className="mt-3 grid max-w-3xl gap-4 text-soft">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="mt-5 grid max-w-3xl gap-4">
              {code.map(({ title: name, code }) => (
                <CodeBlock key={name} title={name} label={`${title}: ${name}`} code={code.trim()} />
              ))}
            </div>
          </section>
        ))}
        <p className="text-soft">
          Every call with its fields, answers and errors is in the{' '}
          <a href={DOCS} className="link">
            reference
          </a>
          .
        </p>
      </div>
    </DocumentationShell>
  )
}
