import { hasControlCharacters } from './text.ts'

/** The longest partner's reference, in characters. */
export const MAX_REFERENCE_LENGTH = 100

/** Values that a partner's system keeps with a booking; nobody else reads them. */
export type Metadata = Readonly<Record<string, string>>

export const MAX_METADATA_KEYS = 20
/** In characters. */
export const MAX_METADATA_KEY_LENGTH = 40
export const MAX_METADATA_VALUE_LENGTH = 500

/** Why it cannot be kept as metadata, in a sentence. */
export function metadataRefusal(value: Readonly<Record<string, unknown>>): string | undefined {
  const entries = Object.entries(value)
  if (entries.length > MAX_METADATA_KEYS) return `Metadata can have at most ${MAX_METADATA_KEYS} keys.`
  if (entries.some(([key]) => !isKey(key)))
    return `Each key of the metadata must have 1 to ${MAX_METADATA_KEY_LENGTH} characters, without line breaks.`
  const wrong = entries.find(([, text]) => !isValue(text))
  if (wrong)
    return `The metadata “${wrong[0]}” must be text of at most ${MAX_METADATA_VALUE_LENGTH} characters.`
  return undefined
}

// A name that JavaScript gives a meaning of its own would be lost on the way.
function isKey(key: string): boolean {
  return (
    key.trim() !== '' &&
    key.length <= MAX_METADATA_KEY_LENGTH &&
    key !== '__proto__' &&
    !hasControlCharacters(key)
  )
}

function isValue(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= MAX_METADATA_VALUE_LENGTH &&
    !hasControlCharacters(value, 'several lines')
  )
}

/** Whether two are the same, in whatever order their keys stand; none is the same as an empty one. */
export function isSameMetadata(
  one: Metadata | null | undefined,
  other: Metadata | null | undefined,
): boolean {
  const sorted = (metadata: Metadata | null | undefined) =>
    JSON.stringify(Object.entries(metadata ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}
