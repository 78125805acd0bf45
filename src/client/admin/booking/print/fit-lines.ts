/** A word with its width at the size that all were measured at. */
export interface MeasuredWord {
  readonly text: string
  readonly width: number
}

interface FittedLines {
  readonly lines: readonly string[]
  /** Of the longest line. */
  readonly width: number
}

/**
 * Parts words into the lines that can be written largest on a sheet. `space` is the width between two words and
 * `lineHeight` the height of a line, in the unit of the words' widths; `aspect` is the sheet's width over its height.
 */
export function fitLines(
  words: readonly MeasuredWord[],
  { space, lineHeight, aspect }: { space: number; lineHeight: number; aspect: number },
): FittedLines {
  // The longest line of the best parting is one run of words: each run is tried as the limit.
  const limits = words.flatMap((_, start) =>
    words.slice(start).map((_, length) => widthOf(words.slice(start, start + length + 1), space)),
  )
  let best: FittedLines = { lines: [], width: 0 }
  let bestSize = 0
  for (const limit of new Set(limits)) {
    const rows = wrap(words, limit, space)
    const width = Math.max(...rows.map((row) => widthOf(row, space)))
    const size = Math.min(aspect / width, 1 / (rows.length * lineHeight))
    const isBetter = size > bestSize || (size === bestSize && rows.length < best.lines.length)
    if (!isBetter) continue
    bestSize = size
    best = { lines: rows.map((row) => row.map(({ text }) => text).join(' ')), width }
  }
  return best
}

function wrap(words: readonly MeasuredWord[], limit: number, space: number): MeasuredWord[][] {
  const rows: MeasuredWord[][] = []
  for (const word of words) {
    const row = rows.at(-1)
    if (row && widthOf([...row, word], space) <= limit) row.push(word)
    else rows.push([word])
  }
  return rows
}

function widthOf(row: readonly MeasuredWord[], space: number): number {
  return row.reduce((sum, { width }) => sum + width, (row.length - 1) * space)
}
