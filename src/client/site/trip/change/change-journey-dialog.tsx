import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import {
  changePageTexts,
  changePageTexts as texts,
  changeTexts as formTexts,
} from '@chauffeur/words/en/changes'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { refusalSentence } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { ChangeDialog } from '../../../shared/change/change-dialog.tsx'
import { ChangeSummary } from '../../../shared/change/change-summary.tsx'
import { TripFields, useTripForm, type ChangedTripInput } from '../../../shared/change/trip-form.tsx'
import { useTripChange, type CheckedChange } from '../../../shared/change/use-trip-change.ts'
import { useFormProblems, type FieldProblems } from '../../../shared/forms/use-form-problems.ts'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { eurosText } from '../../../shared/locale/euros-text.ts'
import type { AskedPlace } from '../../../shared/journey/fields/journey-fields.tsx'
import { takeFocus } from '../../../shared/ui/focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
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
export function ChangeJourneyDialog(props: ChangeJourneyDialogProps) {
  const { trip, open, onOpenChange, onDone, returnFocusTo } = props
  const { pickupNote = null, dropoffNote = null } = trip.private ?? {}
  const booked = { ...trip, pickupNote, dropoffNote }
  const form = useTripForm(booked)
  const askAboutPlace = useAskAboutPlace(trip)
  const {
    form: element,
    problemAt,
    handleSubmit,
    showRefused,
  } = useFormProblems({
    ...form.problems,
    nothing: form.hasChanges ? undefined : formTexts.nothing,
  })
  const change = useChangeJourney(trip.bookingNumber, {
    onRefusedFields: showRefused,
    onDone(outcome) {
      onOpenChange(false)
      onDone(outcome)
    },
  })
  const { checked, error } = change
  const problem = error ? (refusalSentence(error) ?? texts.failed) : problemAt('nothing')
  return (
    <ChangeDialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={checked ? texts.check : texts.title}
      description={checked ? undefined : texts.lead}
      isBusy={change.isChecking || change.isSending || change.isLeaving}
      texts={{ cancel: texts.keep, goOn: texts.goOn, reading: texts.reading, back: texts.back }}
      form={element}
      onSubmit={handleSubmit(() => change.check(form.request))}
      fields={<TripFields form={form} problemAt={problemAt} onAskTeam={askAboutPlace} />}
      checked={
        checked && {
          onBack: change.goBack,
          onMake: () => change.send(checked),
          makeLabel: sendLabel(checked.quote),
          busyLabel: change.isLeaving ? texts.leaving : texts.sending,
        }
      }
    >
      {checked && (
        <Checking>
          <ChangeSummary
            before={booked}
            after={checked.quote.trip}
            costs={checked.quote}
            isWaiting={checked.quote.takesEffect === 'when_accepted'}
            effect={effectOf(checked.quote)}
          />
        </Checking>
      )}
      {change.isPriceNew && (
        <Notice tone="warning" className="mt-5">
          {texts.priceChanged}
        </Notice>
      )}
      {problem !== undefined && (
        // Below a long form, where nobody would look for it.
        <div ref={takeFocus} tabIndex={-1} className="mt-5 outline-none">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </ChangeDialog>
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

/** The button that led here is gone, so the focus comes along. */
function Checking({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

function effectOf({ takesEffect }: ChangeQuote): string {
  if (takesEffect === 'when_accepted') return changePageTexts.staysUntilConfirmed
  return takesEffect === 'at_once' ? texts.atOnce : texts.whenPaid
}

function sendLabel({ takesEffect, settlement, differenceCents }: ChangeQuote): string {
  if (settlement === 'checkout') return texts.payIt(eurosText(differenceCents))
  return takesEffect === 'at_once' ? texts.makeIt : texts.askForIt
}

interface Events {
  /** Shows what is wrong at its field. */
  readonly onRefusedFields: (fields: FieldProblems) => void
  readonly onDone: (outcome: 'made' | 'asked') => void
}

function useChangeJourney(bookingNumber: string, { onRefusedFields, onDone }: Events) {
  const { client, trip } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  const change = useTripChange({
    quote: (request: ChangedTripInput) => client.trip.quoteChange.mutate({ bookingNumber, ...request }),
    send: ({ request, quote: { newTotalCents: expectedTotalCents } }: CheckedChange<ChangedTripInput>) =>
      client.trip.requestChange.mutate({ bookingNumber, ...request, expectedTotalCents }),
    onRefusedFields,
    onSent({ trip: changed, checkoutUrl }) {
      trip.read.setData({ bookingNumber }, changed)
      void trip.invalidate()
      if (checkoutUrl === null) {
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
  })
  return { ...change, isLeaving }
}
