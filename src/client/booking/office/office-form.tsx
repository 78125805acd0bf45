import type { Enquiry } from '@chauffeur/contract/enquiries'
import { useReducer, useState, type KeyboardEvent } from 'react'
import { newBookingSession } from '../draft/booking-session.ts'
import { changeDraft } from '../draft/draft.ts'
import { useQuotes } from '../quotes/use-quotes.ts'
import { BookingContext, type Booking as Wizard } from '../state/booking-context.ts'
import { useNow } from '../state/use-now.ts'
import { usePaymentChoice } from '../state/payment-choice.ts'
import { useNamedPlaces } from '../state/use-named-places.ts'
import { usePickupClock } from '../state/use-pickup-clock.ts'
import { Override } from '../../override/override.tsx'
import { useOverride } from '../../override/use-override.ts'
import { useKeptPhones } from '../../common/use-kept-phones.ts'
import { useFormProblems, type FieldProblems } from '../../common/use-form-problems.ts'
import { focusNextOnEnter } from '../../ui/focus-next-on-enter.ts'
import { useUnsaved } from '../../ui/unsaved.tsx'
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
  /** It can be gone over with a reason. */
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
