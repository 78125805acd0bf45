import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { useReducer, useState, type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useFormProblems, type FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { useKeptPhones } from '../../shared/forms/use-phone-refusal.tsx'
import { newBookingSession } from '../../shared/journey/draft/booking-session.ts'
import { changeDraft } from '../../shared/journey/draft/draft.ts'
import { StopsSection } from '../../shared/journey/fields/stops-section.tsx'
import { useSuggestions } from '../../shared/journey/fields/use-suggestions.ts'
import { useQuotes } from '../../shared/journey/quotes/use-quotes.ts'
import {
  BookingContext,
  type WizardContext as Wizard,
  useBooking,
  usePaymentChoice,
} from '../../shared/journey/state/booking-context.ts'
import { useNow, usePickupClock } from '../../shared/journey/state/use-pickup-clock.ts'
import { useNamedPlaces } from '../../shared/journey/state/use-route.ts'
import { Button } from '../../shared/ui/button.tsx'
import { focusNextOnEnter } from '../../shared/ui/focus.ts'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { Override, useOverride } from '../common/override.tsx'
import { CustomerPart, PaymentPart, TripPart } from './form-parts.tsx'
import {
  problemsOf,
  startTerms,
  takeRequest,
  type OfficeFormTerms,
  type StartOfForm,
  type TakeRequest,
  startDraft,
} from './office-draft.ts'
import { VehiclePart } from './vehicle-part.tsx'

export interface OfficeFormProps extends StartOfForm {
  readonly onSend: (request: TakeRequest, refused: Refused) => void
  readonly isSending: boolean
}

/** Shows in the form why a request was refused. */
export interface Refused {
  /** Some fields are wrong. */
  readonly atFields: (problems: FieldProblems) => void
  /** The price is another one now. */
  readonly atPrice: () => void
  /** It can be overridden with a reason. */
  readonly atObstacle: (sentence: string) => void
}

/** One page in place of the wizard's four steps, with the wizard's own parts: they read the draft from its context. */
export function OfficeForm({ enquiry, again, onSend, isSending }: OfficeFormProps) {
  const [unnamed, change] = useReducer(changeDraft, { enquiry, again }, startDraft)
  const [terms, setTerms] = useState(() => ({
    ...startTerms,
    locale: (again ?? enquiry)?.locale ?? startTerms.locale,
  }))
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
  const startTyping = useEffectEvent(() => {
    const isElsewhere = document.activeElement?.matches('body, h1') !== true
    if (!enquiry && !again && !isElsewhere)
      form.current?.querySelector<HTMLElement>('input[type="text"]')?.focus()
  })
  useEffect(() => startTyping(), [])
  const wizard: Wizard = {
    changeSession: () => {},
    step: 1,
    typed: { pickup: '', dropoff: '' },
    arePlacesFolded: false,
    unfoldPlaces: () => {},
    goTo: () => {},
    mayLeave: () => true,
    reportProblems: () => {},
    draft,
    session: { ...newBookingSession, draft },
    change: (what) => {
      clearRefused()
      override.forget()
      change(what)
    },
    clock,
    quotes,
    payment,
    problemAt,
  }
  const changeTerms = (terms: OfficeFormTerms) => {
    clearRefused()
    setTerms(terms)
  }
  const termsProps = { terms, onTermsChange: changeTerms }
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
          <TripPart />
          <StopsPart asked={again?.stops ?? enquiry?.trip?.stops ?? []} />
        </div>
        <VehiclePart {...termsProps} />
        <CustomerPart
          {...termsProps}
          onKeepPhone={(phone) => {
            clearRefused()
            phones.keep(phone)
          }}
        />
        <PaymentPart {...termsProps} isSending={isSending} override={<Override {...override} />} />
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

/** The stops of a transfer, which few who call ask for: shown when they are wanted, or there. */
function StopsPart({ asked }: { readonly asked: EnquiryTrip['stops'] }) {
  const { draft } = useBooking()
  const [isWanted, setWanted] = useState(false)
  if (draft.pickupLocation === '' || draft.dropoffLocation === '') return null
  return (
    <>
      {isWanted || draft.stops.length > 0 ? (
        <StopsSection />
      ) : (
        <Button aria-expanded={false} onClick={() => setWanted(true)} className="justify-self-start">
          Stops on the way
        </Button>
      )}
      {asked.length > 0 && <EnquiryStops asked={asked} />}
    </>
  )
}

/** Takes the stops that an enquiry asked for, as far as they are on offer along the way. Shows nothing. */
function EnquiryStops({ asked }: { asked: EnquiryTrip['stops'] }) {
  const { draft, change } = useBooking()
  const [left, goOn] = useReducer((stops: EnquiryTrip['stops']) => stops.slice(1), asked)
  const { data, isFetching } = useSuggestions(draft)
  const [next] = left

  useEffect(() => {
    if (!next || !data || isFetching) return
    goOn()
    const offer = data.find(({ name }) => name === next.location)
    if (!offer) return
    const { id, name, hourlyPrice, latitude, longitude } = offer
    change({ type: 'stop-added', stop: { id, location: name, hourlyPrice, latitude, longitude } })
    change({ type: 'stay', id, minutes: next.duration })
  }, [next, data, isFetching, change])

  return null
}
