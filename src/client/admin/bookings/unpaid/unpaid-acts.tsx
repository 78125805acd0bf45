import type { Booking } from '@chauffeur/contract/bookings'
import type { UnpaidAct } from '@chauffeur/domain/unpaid-booking'
import type { ComponentType } from 'react'
import { MarkPaid } from './mark-paid.tsx'
import { PayDriver } from './pay-driver.tsx'
import { SendPaymentLink } from './send-payment-link.tsx'
import { unpaidTexts } from './unpaid-texts.ts'

type UnpaidActProps = { booking: Booking }

const buttons: Readonly<Record<UnpaidAct, ComponentType<UnpaidActProps>>> = {
  sendPaymentLink: SendPaymentLink,
  payDriver: PayDriver,
  markPaid: MarkPaid,
}

/** What can be done about a booking that was to be paid online and is not. */
export function UnpaidActs({ booking }: UnpaidActProps) {
  return (
    <fieldset className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3.5 text-sm">
      <legend className="sr-only">{unpaidTexts.title}</legend>
      <p aria-hidden className="font-medium text-warning">
        {unpaidTexts.title}
      </p>
      <div className="flex flex-wrap gap-2">
        {booking.unpaidActs.map((act) => {
          const Act = buttons[act]
          return <Act key={act} booking={booking} />
        })}
      </div>
    </fieldset>
  )
}
