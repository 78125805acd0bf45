import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { changePageTexts as texts } from '@chauffeur/words/en/changes'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { TripChangeDialog } from '../../../shared/change/change-dialog.tsx'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { eurosText } from '../../../shared/locale/euros-text.ts'
import type { AskedPlace } from '../../../shared/journey/fields/journey-fields.tsx'
import { writeMessage } from '../../contact/message-draft.ts'
import { saveChangeToPay } from '../../receipt/receipt-storage.ts'

type ChangeJourneyDialogProps = {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: (outcome: 'made' | 'asked') => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** A guest asks for another journey. */
export function ChangeJourneyDialog({ trip: booked, onDone, ...dialog }: ChangeJourneyDialogProps) {
  const { bookingNumber } = booked
  const { pickupNote = null, dropoffNote = null } = booked.private ?? {}
  const { client, trip } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  return (
    <TripChangeDialog
      {...dialog}
      trip={{ ...booked, pickupNote, dropoffNote }}
      isLeaving={isLeaving}
      effectOf={effectOf}
      makeLabelOf={sendLabel}
      onAskTeam={useAskAboutPlace(booked)}
      calls={{
        quote: (request) => client.trip.quoteChange.mutate({ bookingNumber, ...request }),
        send: ({ request, quote: { newTotalCents: expectedTotalCents } }) =>
          client.trip.requestChange.mutate({ bookingNumber, ...request, expectedTotalCents }),
        onSent({ trip: changed, checkoutUrl }) {
          trip.read.setData({ bookingNumber }, changed)
          void trip.invalidate()
          if (checkoutUrl === null) {
            dialog.onOpenChange(false)
            onDone(changed.private?.change ? 'asked' : 'made')
            return
          }
          saveChangeToPay(bookingNumber)
          leaveFor(checkoutUrl)
        },
        onFailed(_, call) {
          // It may have arrived all the same.
          if (call === 'send') void trip.invalidate()
        },
      }}
    />
  )
}

/** Writes a place that no list has into a message to the team, which knows the booking. */
function useAskAboutPlace({ bookingNumber, private: guest }: Trip) {
  const navigate = useNavigate()
  return ({ end, typed }: AskedPlace) => {
    writeMessage({
      ...(guest && { name: guest.customerName, email: guest.customerEmail, phone: guest.customerPhone }),
      bookingNumber,
      message: texts.askPlace[end](typed),
    })
    void navigate({ to: '/contact', search: { booking: bookingNumber } })
  }
}

function effectOf({ takesEffect }: ChangeQuote): string {
  if (takesEffect === 'when_accepted') return texts.staysUntilConfirmed
  return takesEffect === 'at_once' ? texts.atOnce : texts.whenPaid
}

function sendLabel({ takesEffect, settlement, differenceCents }: ChangeQuote): string {
  if (settlement === 'checkout') return texts.payIt(eurosText(differenceCents))
  return takesEffect === 'at_once' ? texts.makeIt : texts.askForIt
}
