import type { Enquiry } from '@chauffeur/contract/enquiries'
import { useReducer, useState, type KeyboardEvent } from 'react'
import { newBookingSession } from '../../../shared/journey/draft/booking-session.ts'
import { changeDraft } from '../../../shared/journey/draft/draft.ts'
import { useQuotes } from '../../../shared/journey/quotes/use-quotes.ts'
import { BookingContext, type Booking as Wizard } from '../../../shared/journey/state/booking-context.ts'
import { useNow, usePickupClock } from '../../../shared/journey/state/use-pickup-clock.ts'
import { usePaymentChoice } from '../../../shared/journey/state/payment-choice.ts'
import { useNamedPlaces } from '../../../shared/journey/state/use-route.ts'
import { Override, useOverride } from '../../../shared/override/override.tsx'
import { useKeptPhones } from '../../../shared/forms/keep-as-typed.tsx'
import { useFormProblems, type FieldProblems } from '../../../shared/forms/use-form-problems.ts'
import { focusNextOnEnter } from '../../../shared/ui/focus-next-on-enter.ts'
import { useUnsaved } from '../../../shared/ui/unsaved.tsx'
import { CustomerPart } from './customer-part.tsx'
import { problemsOf, startTerms, takeRequest, type OfficeTerms, type TakeRequest } from './office-terms.ts'
import { PaymentPart } from './payment-part.tsx'
import { startDraft } from './start-draft.ts'
import { StopsPart } from './stops-part.tsx'
import { TripPart } from './trip-part.tsx'
import { VehiclePart } from './vehicle-part.tsx'

export interface OfficeFormProps {
  /** What it answers. */
  readonly enquiry: Enquiry | undefined
  readonly onSend: (request: TakeRequest, refused: Refused) => void
  readonly isSending: boolean
}

/** What becomes of a request that is refused. */
export interface Refused {
  /** Some fields are wrong. */
  readonly atFields: (problems: FieldProblems) => void
  /** The price is another one now. */
  readonly atPrice: () => void
  /** It can be overridden with a reason. */
  readonly atObstacle: (sentence: string) => void
}

/** One page in place of the wizard's four steps, with the wizard's own parts: they read the draft from its context. */
export function OfficeForm({ enquiry, onSend, isSending }: OfficeFormProps) {
  const [unnamed, change] = useReducer(changeDraft, enquiry, startDraft)
  const [terms, setTerms] = useState(() => ({ ...startTerms, locale: enquiry?.locale ?? startTerms.locale }))
  const [openedAt] = useState(() => Date.now())
  const draft = useNamedPlaces(unnamed)
  const clock = usePickupClock(draft, useNow(openedAt))
  const quotes = useQuotes(draft)
  const payment = usePaymentChoice(draft)
  const override = useOverride()
  const phones = useKeptPhones(draft.phone !== '' || draft.travellerPhone !== '')
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  const { form, problemAt, handleSubmit, showRefused, clearRefused } = useFormProblems(
    problemsOf({ draft, terms, clock, quotes, refusalOf: phones.refusalOf }),
  )
  const wizard: Wizard = {
    draft,
    session: { ...newBookingSession, draft },
    change: (what) => {
      clearRefused()
      override.forget()
      change(what)
    },
    changeSession: () => {},
    clock,
    quotes,
    payment,
    step: 1,
    typed: { pickup: '', dropoff: '' },
    arePlacesFolded: false,
    unfoldPlaces: () => {},
    goTo: () => {},
    problemAt,
    mayLeave: () => true,
    reportProblems: () => {},
  }
  const changeTerms = (change: Partial<OfficeTerms>) => {
    clearRefused()
    setTerms((terms) => ({ ...terms, ...change }))
  }
  const send = () => {
    const request = takeRequest(draft, terms, quotes.chosen, enquiry?.id)
    if (!request || !override.isAnswered()) return
    onSend(
      {
        ...request,
        ...phones.unchecked(draft.phone, draft.isForAnother ? draft.travellerPhone : ''),
        ...override.sent,
      },
      {
        atObstacle: override.meet,
        atFields: showRefused,
        atPrice: () => {
          if (draft.vehicleId !== null) void quotes.refresh(draft.vehicleId)
        },
      },
    )
  }
  return (
    <BookingContext value={wizard}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its boxes */}
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit(send)}
        onKeyDown={sendOrGoOn}
        onInput={() => setTyped(true)}
        className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6"
      >
        <div className="grid gap-4 lg:gap-6">
          <TripPart problemAt={problemAt} />
          <StopsPart asked={enquiry?.trip?.stops ?? []} />
        </div>
        <VehiclePart terms={terms} onTermsChange={changeTerms} problemAt={problemAt} />
        <CustomerPart
          terms={terms}
          onTermsChange={changeTerms}
          problemAt={problemAt}
          onKeepPhone={(phone) => {
            clearRefused()
            phones.keep(phone)
          }}
        />
        <PaymentPart
          terms={terms}
          onTermsChange={changeTerms}
          problemAt={problemAt}
          isSending={isSending}
          override={
            override.obstacle !== undefined && <Override obstacle={override.obstacle} {...override.fields} />
          }
        />
      </form>
    </BookingContext>
  )
}

/** Ctrl or ⌘ with Enter sends; Enter alone goes on to the next box, as somebody who types expects. */
function sendOrGoOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  } else if (!event.defaultPrevented) focusNextOnEnter(event)
}
