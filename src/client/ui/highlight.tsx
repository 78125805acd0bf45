import { Fragment } from 'react'

type HighlightProps = { text: string; query: string }

/** Marks what was typed, however it was accented: "sao" marks "São". */
export function Highlight({ text, query }: HighlightProps) {
  const parts = splitAtMatches(text, query)
  return parts.map(({ start, part, marked }) =>
    marked ? (
      <mark key={start} className="bg-transparent font-semibold text-accent">
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  )
}

type Part = { start: number; part: string; marked: boolean }

/** The whole query where it occurs, else each of its words. */
function splitAtMatches(text: string, query: string): readonly Part[] {
  const { folded, origins } = fold(text)
  const needle = fold(query.trim()).folded
  const needles = folded.includes(needle) ? [needle] : needle.split(/\s+/)
  const marked = new Set<number>()
  for (const word of needles.filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let offset = 0; offset < word.length; offset++) marked.add(origins[at + offset] ?? 0)
    }
  }
  return groupNeighbours(text, marked)
}

/** Lower case without accents, and for each of its characters the one it came from. */
function fold(text: string): { folded: string; origins: readonly number[] } {
  let folded = ''
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    folded += bare
    for (let unit = 0; unit < bare.length; unit++) origins.push(index)
    index += character.length
  }
  return { folded, origins }
}

function groupNeighbours(text: string, marked: ReadonlySet<number>): readonly Part[] {
  const parts: Part[] = []
  let index = 0
  for (const character of text) {
    const last = parts.at(-1)
    // A combining accent belongs to the letter before it.
    const isMarked = /^\p{M}$/u.test(character) ? (last?.marked ?? false) : marked.has(index)
    if (last && last.marked === isMarked) last.part += character
    else parts.push({ start: index, part: character, marked: isMarked })
    index += character.length
  }
  return parts
}
