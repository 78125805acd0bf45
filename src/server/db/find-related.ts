/** By id, the rows of another table that these ones name in a column. */
export async function findRelated<Row extends { readonly id: string }, Column extends string>(
  of: readonly Readonly<Partial<Record<Column, string | null | undefined>>>[],
  column: Column,
  find: (id: { $in: string[] }) => Promise<readonly Row[]>,
): Promise<ReadonlyMap<string | null | undefined, Row>> {
  const ids = [...new Set(of.flatMap((row) => row[column] ?? []))]
  const rows = ids.length === 0 ? [] : await find({ $in: ids })
  return new Map(rows.map((row) => [row.id, row]))
}
