import { randomReference } from './reference.ts'

/** The requests that a visitor can send without booking: for a price, or a message. */
export const enquiryKinds = ['quote', 'contact'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

const PREFIXES: Readonly<Record<EnquiryKind, string>> = { quote: 'QR', contact: 'CM' }

/**
 * The reference that a visitor gets, like QR-7K3Q9X. Two may be the same: the database keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function enquiryReference(kind: EnquiryKind, randomBytes: Uint8Array): string {
  return randomReference(PREFIXES[kind], randomBytes)
}

/** The team promises to answer an enquiry within so many hours. */
export const ANSWER_HOURS = 24

/** By when an enquiry is answered, as the pages promise. */
export function answerDue(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ANSWER_HOURS * 60 * 60_000)
}

/** Minutes by which the answer is late; undefined while there is time. */
export function minutesOverdue(dueAt: Date, now: Date): number | undefined {
  const late = Math.floor((now.getTime() - dueAt.getTime()) / 60_000)
  return late > 0 ? late : undefined
}

/** The reason when neither an email address nor a phone number is given; undefined when one of them is. */
export function contactRefusal(ways: {
  readonly email: string | null
  readonly phone: string | null
}): { readonly code: 'contact_missing' } | undefined {
  return isBlank(ways.email) && isBlank(ways.phone) ? { code: 'contact_missing' } : undefined
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}
