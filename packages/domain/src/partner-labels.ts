import { hasControlCharacters } from './text.ts'

/** The longest partner's reference, in characters. */
export const MAX_REFERENCE_LENGTH = 100

/** Values that a partner's system keeps with a booking; nobody else reads them. */
export type Metadata = Readonly<Record<string, string>>

export const MAX_METADATA_KEYS = 20
/** In characters. */
export const MAX_METADATA_KEY_LENGTH = 40
export const MAX_METADATA_VALUE_LENGTH = 500

/** Why it cannot be kept as metadata; undefined where it can. */
export function metadataRefusal(value: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(value)
  if (entries.length > MAX_METADATA_KEYS)
    return { code: 'metadata_too_many_keys', max: MAX_METADATA_KEYS } as const
  if (entries.some(([key]) => !isKey(key)))
    return { code: 'metadata_key_unusable', max: MAX_METADATA_KEY_LENGTH } as const
  const wrong = entries.find(([, text]) => !isValue(text))
  if (wrong)
    return { code: 'metadata_value_unusable', key: wrong[0], max: MAX_METADATA_VALUE_LENGTH } as const
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
