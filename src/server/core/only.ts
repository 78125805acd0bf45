/** The first row of a list that was made from exactly one row. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A list that was made from one row has none')
  return row
}
