const AGAIN = 'Missing, too.'

/** A sentence about several missing fields stands at the first of them, and not once more at each of the others. */
export function sayOnce<Field extends string>(
  problems: Readonly<Partial<Record<Field, string>>>,
  sentence: string,
): Readonly<Partial<Record<Field, string>>> {
  let isSaid = false
  const shown: Partial<Record<Field, string>> = { ...problems }
  for (const field in shown) {
    if (shown[field] !== sentence) continue
    if (isSaid) shown[field] = AGAIN
    isSaid = true
  }
  return shown
}
