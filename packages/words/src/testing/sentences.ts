/** A text of a file of words. */
export interface Sentence {
  /** Its file and line. */
  readonly at: string
  /** As it is written, with `{name}` for a value, and `{…}` for one without a name of its own. */
  readonly text: string
}

const PATH = /^(?:@chauffeur\/|\.{1,2}\/)[\w./@-]+$/

/** Every text that stands in the source of a file, also those that depend on a value. Keys, types and imports are none. */
export function sentencesIn(file: string, source: string): Sentence[] {
  const found: Sentence[] = []
  let at = 0
  while (at < source.length) at = skip(at)
  return found

  /** Beyond what stands at a position of the code: a comment, a text or a character. */
  function skip(from: number): number {
    if (source.startsWith('//', from)) return endOf('\n', from)
    if (source.startsWith('/*', from)) return endOf('*/', from)
    if (source[from] === "'") return readQuoted(from)
    if (source[from] === '`') return readTemplate(from)
    return from + 1
  }

  function endOf(end: string, from: number): number {
    const found = source.indexOf(end, from)
    return found === -1 ? source.length : found + end.length
  }

  function readQuoted(from: number): number {
    let text = ''
    let to = from + 1
    for (; to < source.length && source[to] !== "'"; to++) {
      if (source[to] === '\\') to++
      text += source[to] ?? ''
    }
    const isText = source[to + 1] !== ':' && source[from - 1] !== '<' && !PATH.test(text)
    if (isText) keep(from, text)
    return to + 1
  }

  function readTemplate(from: number): number {
    let text = ''
    let to = from + 1
    while (to < source.length && source[to] !== '`') {
      if (source.startsWith('${', to)) {
        const end = endOfValue(to + 2)
        text += `{${nameOf(source.slice(to + 2, end))}}`
        to = end + 1
      } else {
        text += source[to] ?? ''
        to++
      }
    }
    keep(from, text)
    return to + 1
  }

  /** The closing brace of a value. Texts within it are kept by themselves. */
  function endOfValue(from: number): number {
    let depth = 0
    let to = from
    while (to < source.length && !(depth === 0 && source[to] === '}')) {
      if (source[to] === '{') depth++
      if (source[to] === '}') depth--
      to = skip(to)
    }
    return to
  }

  function keep(from: number, text: string) {
    const line = source.slice(0, from).split('\n').length
    if (/\p{L}{2}/u.test(text)) found.push({ at: `${file}:${line}`, text })
  }
}

/** Of `nameOf(place)` it is `nameOf`, of a choice between texts `…`. */
function nameOf(value: string): string {
  return /^(\w+)(?:\([\w, ']*\))?$/.exec(value.trim())?.[1] ?? '…'
}
