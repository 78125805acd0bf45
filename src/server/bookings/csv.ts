/** The separator of a file's cells, and how its decimals are written. */
export interface CsvFormat {
  readonly delimiter: ',' | ';'
  readonly decimalMark: '.' | ','
}

/** `comma` is for an English Excel and most other programs, `semicolon` for an Excel where decimals have a comma. */
export const csvFormats = {
  comma: { delimiter: ',', decimalMark: '.' },
  semicolon: { delimiter: ';', decimalMark: ',' },
} as const satisfies Readonly<Record<string, CsvFormat>>

/** Besides texts and numbers: an amount with its cents, and a phone number. Nothing is an empty cell. */
export type CsvCell =
  | string
  | number
  | null
  | undefined
  | { readonly euros: number }
  | { readonly phone: string }

/** One row by RFC 4180, with every cell safe to open in a spreadsheet. */
export function csvRow(cells: readonly CsvCell[], format: CsvFormat = csvFormats.comma): string {
  return `${cells.map((cell) => csvCell(cell, format)).join(format.delimiter)}\r\n`
}

/** Marks the text as UTF-8: without it Excel shows accents as other letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

// A plus, digits and single blanks: no program finds a formula in it, and with a blank in it, none a number either.
const SAFE_PHONE = /^\+\d{1,3}(?: \d{1,12}){1,6}$/

function csvCell(cell: CsvCell, format: CsvFormat): string {
  if (cell == null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', format.decimalMark)
  if (typeof cell === 'string') return textCell(cell, format)
  if ('euros' in cell) return cell.euros.toFixed(2).replace('.', format.decimalMark)
  return SAFE_PHONE.test(cell.phone) ? cell.phone : textCell(cell.phone, format)
}

/** Begins with what begins no formula, and has nothing behind which a program would see another cell begin. */
const PLAIN = { ',': /^[a-z0-9][^;"\n\r\t]*$/i, ';': /^[a-z0-9][^,;"\n\r\t]*$/i }

function textCell(value: string, { delimiter }: CsvFormat): string {
  if (value === '' || PLAIN[delimiter].test(value)) return value.includes(delimiter) ? `"${value}"` : value
  const text = defused(value, FORMULA_STARTS[delimiter])
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// The beginnings that make a spreadsheet take a cell for a formula, in any width, also behind blanks and quotes. A
// program that parts cells by other marks than ours, or does not know quotes, sees a cell begin behind those, and
// behind a line break.
const formulaStart = (marks: string) =>
  new RegExp(
    String.raw`(^|[\n\r\t${marks}])(?=[\s\p{Cf}"'“”‘’]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63\uFE62\uFE66\uFE6B])`,
    'gu',
  )
const FORMULA_STARTS = { ',': formulaStart(';'), ';': formulaStart(';,') }

/** The text with an apostrophe before whatever a spreadsheet would calculate. */
function defused(text: string, formulaStarts: RegExp): string {
  // A blank that is no space starts a cell as little as a formula does.
  const safe = text.replace(formulaStarts, "$1'")
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe
}
