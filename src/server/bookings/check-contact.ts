import { billingRefusal } from '@chauffeur/domain/required-fields'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { invalid } from '../core/refusal.ts'
import type { BookingRequest } from './draft-booking.ts'

const phones = ['customerPhone', 'travellerPhone'] as const

/** Refuses numbers that nobody can dial. A guest's are taken as they are (decision 033). */
export function checkPhones(input: Pick<BookingRequest, (typeof phones)[number]>): void {
  for (const field of phones) {
    const refusal = phoneRefusal(input[field])
    if (refusal) throw invalid(field, refusal)
  }
}

/** Refuses an invoice that is asked for without anything to write on it. */
export function checkBilling(input: BookingRequest): void {
  const refusal = billingRefusal(input)
  if (refusal) throw invalid('companyName', refusal)
}
