type Facts = Readonly<Record<string, unknown>>

/**
 * What an act changed, by field, for its entry in the audit trail. Null stands for what was not there before, or is not
 * there any more.
 */
export function changesBetween(
  before: Facts | null,
  after: Facts | null,
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Object.fromEntries(
    [...fields]
      .map((field) => [field, { from: before?.[field] ?? null, to: after?.[field] ?? null }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
}
