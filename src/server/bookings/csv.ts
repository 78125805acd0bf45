/** One row of comma-separated values by RFC 4180, with every cell safe to open in a spreadsheet. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Marks the text as UTF-8: without it Excel shows accents as other letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = defused(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// What makes a spreadsheet take a cell for a formula, in any width, also behind blanks and quotes. A program that parts
// cells by semicolons or tabs, or does not know quotes, sees a cell begin behind those, and behind a line break.
const FORMULA_START =
  /(^|[\n\r\t;])(?=[\s\p{Cf}"'“”‘’]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63\uFE62\uFE66\uFE6B])/gu

/** The text with an apostrophe before whatever a spreadsheet would calculate. */
function defused(text: string): string {
  // A blank that is no space starts a cell as little as a formula does.
  const safe = text.replace(FORMULA_START, "$1'")
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe
}
