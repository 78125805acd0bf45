/** A line of a CSV file, read by the names in its heading. */
export interface CsvRow {
  readonly columns: readonly string[]
  /** @throws {Error} when the heading has no such column. */
  text(column: string): string
  /** @throws {Error} when the cell is no finite number. */
  number(column: string): number
}

/** Reads CSV with a heading, quoted cells and doubled quotes; every line is as long as the heading. */
export function parseCsv(content: string): CsvRow[] {
  const [columns = [], ...lines] = content.trimEnd().split(/\r?\n/).map(splitLine)
  return lines.map((cells, index) => {
    if (cells.length !== columns.length) throw new Error(`line ${index + 2} has ${cells.length} cells`)
    const text = (column: string) => {
      const cell = cells[columns.indexOf(column)]
      if (cell === undefined) throw new Error(`no column ${column}`)
      return cell
    }
    const number = (column: string) => {
      const value = Number(text(column))
      if (text(column).trim() === '' || !Number.isFinite(value))
        throw new Error(`line ${index + 2}: ${column} is no number`)
      return value
    }
    return { columns, text, number }
  })
}

function splitLine(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
  return cells
}
