import type { Offer } from '@chauffeur/contract/offers'
import { toCents } from '@chauffeur/domain/money'
import { wallTimeIn } from '@chauffeur/domain/time'
import { useState } from 'react'
import { eurosText } from '../../locale/euros-text.ts'
import { deadlineText } from '../../locale/formats.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useBooking } from '../state/booking-context.ts'
import { offerTexts } from './offer-texts.ts'
import { useLeaveOffer } from './use-leave-offer.ts'

/** The offer above every step: its price, until when, and the way out of it. */
export function OfferBar({ offer }: { offer: Offer }) {
  const { draft } = useBooking()
  const leave = useLeaveOffer()
  const [isAsking, setAsking] = useState(false)
  const { expiresAt, totalPrice, vehicleName, trip } = offer
  const zone = trip.pickupZone
  const until = deadlineText(wallTimeIn(zone, new Date(expiresAt)), zone)
  return (
    <div className="shell pt-5 sm:pt-7">
      <section
        aria-label={offerTexts.yours}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent-line bg-accent-wash px-5 py-4"
      >
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{offerTexts.yours}</span>
            <span className="tabular font-display text-title">{eurosText(toCents(totalPrice))}</span>
          </p>
          <p className="text-sm">
            {offerTexts.forTrip(vehicleText(vehicleName))}. {offerTexts.until(until)}.
          </p>
        </div>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button size="small" className="min-h-11!">
              {offerTexts.change}
            </Button>
          }
          title={offerTexts.changeTitle}
          description={offerTexts.changeText}
          confirmLabel={offerTexts.changeConfirm}
          cancelLabel={offerTexts.changeCancel}
          onConfirm={() => leave(draft)}
        />
      </section>
    </div>
  )
}
