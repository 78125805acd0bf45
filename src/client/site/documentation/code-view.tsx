import type { CodeSample } from '@chauffeur/contract/api-document'
import { KEY_PLACEHOLDERS } from '@chauffeur/contract/code-samples'
import type { ReactNode } from 'react'

const TOKENS = new RegExp(
  [
    '(?<comment>(?<![:\\w])\\/\\/[^\\n]*|\\/\\*[^]*?\\*\\/|(?<=^|\\n)\\s*#[^\\n]*)',
    `(?<text>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\{\\n]|\\\\.)*'|\`[^\`]*\`)`,
    '(?<number>(?<![\\w.$-])\\d+(?:\\.\\d+)?(?![\\w-])|\\b(?:true|false|null|None|True|False)\\b)',
  ].join('|'),
  'g',
)

/** Code with its texts, numbers and comments coloured, and the place of the reader's key marked. */
function coloured(source: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of source.matchAll(TOKENS)) {
    const [token] = match
    if (match.index > end) parts.push(source.slice(end, match.index))
    end = match.index + token.length
    // The name of a field is no value.
    if (/^"[\w-]+"$/.test(token) && /^\s*(?::|=>)/.test(source.slice(end, end + 3))) parts.push(token)
    else parts.push(<Token key={match.index} token={token} groups={match.groups} />)
  }
  return [...parts, source.slice(end)]
}

type TokenProps = { readonly token: string; readonly groups: Record<string, string> | undefined }

function Token({ token, groups }: TokenProps) {
  if (groups?.['comment'] !== undefined) return <s>{token}</s>
  if (groups?.['number'] !== undefined) return <b>{token}</b>
  const placeholder = Object.values(KEY_PLACEHOLDERS).find((one) => token.includes(one))
  const [before = '', after] = placeholder === undefined ? [] : token.split(placeholder)
  if (after === undefined) return <i>{token}</i>
  return (
    <i>
      {before}
      <mark>{placeholder}</mark>
      {after}
    </i>
  )
}

type CodeViewProps = {
  /** Its name, for those who do not see where it stands, and before the names of its tabs. */
  readonly label: string
  readonly samples: readonly CodeSample[]
  /** No other on the page has the same. */
  readonly id: string
}

/** Code in one language, or in tabs that need no script: the styles show the one whose button is pressed. */
export function CodeView({ label, samples, id }: CodeViewProps) {
  const [only, ...others] = samples
  if (!only) return null
  return (
    <figure className="code">
      {others.length === 0 ? (
        <figcaption>{only.lang}</figcaption>
      ) : (
        <fieldset>
          <legend>{label}: language</legend>
          {samples.map(({ lang }, index) => (
            <label key={lang}>
              <input type="radio" name={id} value={lang} defaultChecked={index === 0} />
              {lang}
            </label>
          ))}
        </fieldset>
      )}
      {samples.map(({ lang, source }) => (
        <section
          key={lang}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={others.length === 0 ? label : `${label}: ${lang}`}
          data-lang={others.length === 0 ? undefined : lang}
        >
          <pre translate="no">{coloured(source)}</pre>
        </section>
      ))}
    </figure>
  )
}
