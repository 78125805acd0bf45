import { randomUUID } from 'node:crypto'
import type { Locale } from '@chauffeur/domain/locale'
import { searchedNumbers, searchedText } from '@chauffeur/domain/booking-search'
import { e164, phoneRefusal } from '@chauffeur/domain/phone-number'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import { invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { moveEmail } from './correct-email.ts'
import { lockBooking } from './lock-booking.ts'
import { searchableOf } from './searchable.ts'

interface Correction {
  /** The booking's id. */
  readonly id: string
  readonly customerName?: string | undefined
  readonly customerPhone?: string | undefined
  /** The number is kept as it is typed. */
  readonly phoneUnchecked?: boolean | undefined
  readonly customerEmail?: string | undefined
  readonly locale?: Locale | undefined
  /** The administrator's name. */
  readonly admin: string
}

/** Corrects who the customer is, how to reach them and in which language. */
export async function correctCustomer(
  { id, customerName, customerPhone, phoneUnchecked, customerEmail, locale: wished, admin }: Correction,
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  const name = customerName ?? booking.customerName
  const phone = customerPhone ?? booking.customerPhone
  const undialled = phoneUnchecked ? undefined : phoneRefusal(phone, booking.customerPhone)
  if (undialled) throw invalid('customerPhone', undialled)
  const locale = wished ?? booking.locale
  const note = [
    ...(name === booking.customerName ? [] : [`Name: ${booking.customerName} → ${name}`]),
    ...(phone === booking.customerPhone ? [] : [`Phone: ${booking.customerPhone} → ${phone}`]),
    ...(locale === booking.locale ? [] : [`Language: ${booking.locale} → ${locale}`]),
  ].join('\n')
  const customer = { customerName: name, customerPhone: phone, locale }
  if (note !== '') {
    await tx.em.nativeUpdate(
      Booking,
      { id },
      {
        ...customer,
        customerPhoneE164: e164(phone),
        searchText: searchedText({ ...searchableOf(booking), ...customer }),
        searchNumber: searchedNumbers({
          bookingNumber: booking.number,
          customerPhone: phone,
          flightNumber: booking.flightNumber,
          reference: booking.reference,
        }),
      },
    )
    await record(tx, 'booking.customer-corrected', { admin, id, name: booking.number, details: { note } })
  }
  const isMoved =
    customerEmail !== undefined &&
    customerEmail !== booking.customerEmail &&
    (await moveEmail({ id, customerEmail, admin }, tx))
  const fields: ChangedField[] = [
    ...(['customerName', 'customerPhone', 'locale'] as const).filter(
      (field) => customer[field] !== booking[field],
    ),
    ...(isMoved ? (['customerEmail'] as const) : []),
  ]
  if (fields.length > 0)
    await record(tx, 'booking.changed', { bookingId: id, occasion: randomUUID(), fields })
}
