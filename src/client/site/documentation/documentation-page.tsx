import { Fragment, type ReactNode } from 'react'
import type { Block, Section, Term } from './blocks.ts'
import { CodeView } from './code-view.tsx'
import { stretchesOf } from './inline.ts'
import { LifeDiagram } from './life-diagram.tsx'
import { DOCS, OFFICE_DOCS, type DocumentationPage } from './page.ts'

export interface Files {
  /** Stand in each page, so that its first answer can be read. */
  readonly styles: string
  /** The script's address. */
  readonly script: string
}

type PageProps = {
  readonly page: DocumentationPage
  /** All pages of the same part, for the contents. */
  readonly pages: readonly DocumentationPage[]
  readonly brandName: string
  readonly publicUrl: string
  readonly files: Files
}

/** A page of the documentation. All of it reads without its script. */
export function DocumentationView({ page, pages, brandName, publicUrl, files }: PageProps) {
  const isOffice = page.path.startsWith(OFFICE_DOCS)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b1526" />
        <title>{`${page.title} | ${brandName}`}</title>
        <meta name="description" content={page.lead || page.title} />
        {isOffice ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${publicUrl}${page.path}`} />
        )}
        {!isOffice && <link rel="alternate" type="text/markdown" href={`${page.path}.md`} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: files.styles }} />
        <script type="module" src={files.script} />
      </head>
      <body className="docs">
        <a href="#content" className="skip">
          Skip to content
        </a>
        <header data-theme="night">
          <a href="/" className="brand">
            {brandName} <span>for partners</span>
          </a>
          <nav aria-label="Partners">
            <a href={DOCS} aria-current={isOffice ? undefined : 'true'}>
              Documentation
            </a>
            <a href={`${DOCS}/versions#changelog`}>Changelog</a>
            {isOffice && (
              <a href={OFFICE_DOCS} aria-current="true">
                Office
              </a>
            )}
          </nav>
          <search hidden>
            <label>
              <span>Search the documentation</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M10.8 17.5a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4zM15.7 15.7l4.8 4.8" />
              </svg>
              <input
                type="search"
                placeholder="Search the documentation"
                autoComplete="off"
                aria-controls="found"
              />
              <kbd aria-hidden="true">/</kbd>
            </label>
            <div id="found" hidden />
          </search>
          <label className="menu">
            <input type="checkbox" />
            <span>Contents</span>
          </label>
        </header>
        <div className="frame">
          <Contents pages={pages} current={page} />
          <main id="content" tabIndex={-1} className={page.call && 'call'}>
            <div>
              {page.call && (
                <p className="address">
                  <b>{page.call.method.toUpperCase()}</b> <code translate="no">{page.call.path}</code>
                </p>
              )}
              <h1>{page.title}</h1>
              {page.lead && (
                <p className="lead">
                  <Inline text={page.lead} />
                </p>
              )}
              {page.facts && (
                <dl className="facts">
                  {page.facts.map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>
                        <Inline text={value} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {page.examples && (
              <div className="aside">
                <Blocks blocks={page.examples} id="example" />
              </div>
            )}
            <div className="rest">
              {page.sections.map((section) => (
                <SectionView key={section.anchor} section={section} />
              ))}
            </div>
          </main>
        </div>
      </body>
    </html>
  )
}

type ContentsProps = { readonly pages: readonly DocumentationPage[]; readonly current: DocumentationPage }

/** All pages by their groups; of the office's many calls those of the section that is read. */
function Contents({ pages, current }: ContentsProps) {
  const isOffice = current.path.startsWith(OFFICE_DOCS)
  const listed = pages.filter(({ group, call }) => group && (!isOffice || !call || group === current.group))
  return (
    <nav aria-label="Documentation" className="contents">
      {[...Map.groupBy(listed, ({ group }) => group)].map(([group, own]) => (
        <Fragment key={group}>
          <p>{group}</p>
          <ul>
            {own.map(({ path, title, label = title, call }) => (
              <li key={path}>
                <a href={path} aria-current={path === current.path ? 'page' : undefined}>
                  {call ? (
                    <>
                      <b>{call.method.toUpperCase()}</b> <code>{label}</code>
                    </>
                  ) : (
                    label
                  )}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}

function SectionView({ section: { title, anchor, step, body, aside } }: { readonly section: Section }) {
  return (
    <section aria-labelledby={title && anchor} className={aside?.length ? 'beside' : undefined}>
      {(title || body.length > 0) && (
        <div>
          {title && (
            <h2 id={anchor}>
              {step && <span>{step}</span>}
              <a href={`#${anchor}`}>{title}</a>
            </h2>
          )}
          <Blocks blocks={body} id={anchor} />
        </div>
      )}
      {aside && aside.length > 0 && (
        <div className="aside">
          <Blocks blocks={aside} id={`${anchor}-aside`} />
        </div>
      )}
    </section>
  )
}

function Blocks({ blocks, id }: { readonly blocks: readonly Block[]; readonly id: string }) {
  return blocks.map((block, index) => {
    const own = `${id}-${index}`
    return <BlockView key={own} block={block} id={own} />
  })
}

function BlockView({ block, id }: { readonly block: Block; readonly id: string }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section className="table" tabIndex={0} aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, index) => (
                    <td key={block.head[index]}>
                      <Inline text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )
    case 'terms':
      return block.isBrief ? <Brief terms={block.terms} /> : <Terms terms={block.terms} />
    case 'code':
      return <CodeView label={block.label} samples={block.samples} id={id} />
    case 'answer':
      return (
        <details className="answer">
          <summary>
            <b>{block.status}</b> {block.label}
          </summary>
          <CodeView label={block.label} samples={[{ lang: block.status, source: block.code }]} id={id} />
        </details>
      )
    case 'key':
      return (
        <div className="key">
          <label htmlFor="key-field">Your key</label>
          <div>
            <input id="key-field" autoComplete="off" spellCheck={false} placeholder="ctk_…" />
            <button type="button">Forget it</button>
          </div>
          <p>It stays in this tab, fills every example and is sent nowhere.</p>
        </div>
      )
    case 'life':
      break
  }
  return <LifeDiagram />
}

function Terms({ terms, isBrief = false }: { readonly terms: readonly Term[]; readonly isBrief?: boolean }) {
  return (
    <ul className={isBrief ? 'terms brief' : 'terms'}>
      {terms.map(({ name, anchor, note, isRequired, text, inside }) => (
        <li key={name} id={anchor}>
          <code translate="no">{name}</code>
          {note && (
            <>
              {' '}
              <small>{note}</small>
            </>
          )}
          {isRequired && <em>required</em>}
          {text && (
            <p>
              <Inline text={text} />
            </p>
          )}
          {inside && <Inside terms={inside} />}
        </li>
      ))}
    </ul>
  )
}

/** More are folded, so that the page can be seen over. */
const MAX_UNFOLDED_TERMS = 12

function Brief({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length <= MAX_UNFOLDED_TERMS) return <Terms terms={terms} isBrief />
  return (
    <details className="fold">
      <summary>{terms.length} codes</summary>
      <Terms terms={terms} isBrief />
    </details>
  )
}

/** The fields in a field. */
function Inside({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length <= MAX_UNFOLDED_TERMS) return <Terms terms={terms} />
  return (
    <details className="fold">
      <summary>{terms.length} fields</summary>
      <Terms terms={terms} />
    </details>
  )
}

function Inline({ text }: { readonly text: string }) {
  return stretchesOf(text).map((stretch, index) => {
    const key = `${index}-${stretch.text}`
    if (stretch.kind === 'link')
      return (
        <a key={key} href={stretch.to}>
          {stretch.text}
        </a>
      )
    if (stretch.kind === 'code') return <code key={key}>{stretch.text}</code>
    return stretch.kind === 'strong' ? <strong key={key}>{stretch.text}</strong> : stretch.text
  })
}
