/** The one row of a list that was read of one row. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('One row in, one row out')
  return row
}
