import type { Vehicle } from '@chauffeur/domain/vehicles'
import { MAX_ADDRESS_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { useId, useState, type RefObject } from 'react'
import type { inferRouterInputs } from '@trpc/server'
import { askTexts } from '@chauffeur/words/en/booking'
import { enquiryTexts } from '@chauffeur/words/en/contact'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { needRows } from '@chauffeur/words/need-rows'
import { itineraryTexts, journeyTexts, legTexts } from '@chauffeur/words/en/journey'
import type { AppRouter } from '../../../../server/api/router.ts'
import { type ProblemAt, useFormProblems } from '../../../shared/forms/use-form-problems.ts'
import { usePhoneRefusal } from '../../../shared/forms/use-phone-refusal.tsx'
import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { TextField, TextAreaField } from '../../../shared/ui/text-field.tsx'
import type { PlaceEnd } from '../../../shared/places/chosen-place.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { dayAndTimeText } from '../../../shared/locale/formats.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { journeyPoints } from '../../../shared/journey/journey-points.ts'
import { RoutePoints } from '../../../shared/ui/route-points.tsx'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { askedTrip } from '../../../shared/journey/booking-request.ts'
import {
  EnquirySent,
  missingReach,
  type Reach,
  reachFields,
  ReachFields,
  SendingFailure,
  useSendOnce,
} from '../../enquiry/enquiry-form.tsx'

type AskTeamDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  openedBy: RefObject<HTMLElement | null>
  vehicle: Vehicle | undefined
  title: string
  /** Of the places that no list has, what was typed. */
  typedPlaces?: TypedPlaces | undefined
}

/** A place that is not there is one of the draft. */
export type TypedPlaces = Readonly<Partial<Record<PlaceEnd, string>>>

const FIELDS = [...reachFields, 'pickupLocation', 'dropoffLocation', 'message']

/** Sends the draft to the team. Name, email and phone typed here are those of the draft. */
export function AskTeamDialog(props: AskTeamDialogProps) {
  const { open, onOpenChange, openedBy, vehicle, title } = props
  const { draft: chosen, back, change } = useBooking()
  const { client } = trpc.useUtils()
  const [message, setMessage] = useState(back ? aboutWayBack(back.draft) : '')
  const [typed, setTyped] = useState(props.typedPlaces)
  const draft = withTyped(chosen, typed)
  const formId = useId()
  const reach: Reach = { name: draft.passengerName, email: draft.email, phone: draft.phone }
  const phoneRefusal = usePhoneRefusal(open && reach.phone !== '')
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems({
    pickupLocation: draft.pickupLocation.trim() === '' ? askTexts.noPickup : undefined,
    ...missingReach(reach, phoneRefusal),
  })
  const { send, isSending, received, refusal, startOver } = useSendOnce(
    (request: PriceEnquiry, key: string) =>
      client.enquiries.requestQuote.mutate(request, { context: { idempotencyKey: key } }),
    ({ fields }) => showRefused(fields),
  )

  // Opened again it is a form again; sent again unchanged, it is the same request.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      startOver()
      clear()
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={openedBy}
      title={received ? askTexts.sentTitle : title}
      description={received ? undefined : askTexts.description}
      footer={
        !received && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSending}
            busyLabel={enquiryTexts.sending}
          >
            {refusal ? enquiryTexts.again : askTexts.send}
          </Button>
        )
      }
    >
      {received ? (
        <EnquirySent received={received} reach={reach}>
          <p className="text-soft">{askTexts.bookingStays}</p>
          {/* Not where the other button was: the second half of a double click would press it. */}
          <Button onClick={() => onOpenChange(false)}>{askTexts.back}</Button>
        </EnquirySent>
      ) : (
        <form
          id={formId}
          ref={form}
          onSubmit={handleSubmit(() => send(priceEnquiry(draft, { vehicle, message })))}
          noValidate
          className="grid gap-5"
        >
          <SendingFailure refusal={refusal} fields={FIELDS} />
          <RequestedTrip draft={draft} vehicle={vehicle} />
          {typed && <PlaceTexts typed={typed} onChange={setTyped} problemAt={problemAt} />}
          <ReachFields
            reach={reach}
            problemAt={problemAt}
            onChange={({ name, email, phone }) =>
              change({
                type: 'set',
                fields: {
                  ...(name !== undefined && { passengerName: name }),
                  ...(email !== undefined && { email }),
                  ...(phone !== undefined && { phone }),
                },
              })
            }
          />
          <TextAreaField
            label={askTexts.message}
            error={problemAt('message')}
            writes="createQuoteRequest.message"
            value={message}
            onValueChange={setMessage}
            maxLength={MAX_NOTES_LENGTH}
            placeholder={askTexts.messagePlaceholder}
            rows={3}
          />
        </form>
      )}
    </Dialog>
  )
}

const ends = ['pickup', 'dropoff'] as const

type PlaceTextsProps = { typed: TypedPlaces; onChange: (typed: TypedPlaces) => void; problemAt: ProblemAt }

/** The places that no list has, in the guest's own words. */
function PlaceTexts({ typed, onChange, problemAt }: PlaceTextsProps) {
  return ends
    .filter((end) => typed[end] !== undefined)
    .map((end) => (
      <TextField
        key={end}
        label={itineraryTexts[end]}
        error={problemAt(`${end}Location`)}
        required={end === 'pickup'}
        value={typed[end] ?? ''}
        onValueChange={(text) => onChange({ ...typed, [end]: text })}
        maxLength={MAX_ADDRESS_LENGTH}
        placeholder={askTexts.placePlaceholder}
        autoComplete="off"
      />
    ))
}

/** The way back, for the team: the request itself is about the way there. */
function aboutWayBack(draft: Draft): string {
  const ends = journeyPoints(draft).map(({ title }) => title)
  return `${legTexts.back}: ${ends.join(' → ')}, ${dayAndTimeText(draft.pickupDate, draft.pickupTime)}`
}

/** The draft with the places as they were typed. */
function withTyped(draft: Draft, typed: TypedPlaces = {}): Draft {
  const place = (end: PlaceEnd) =>
    typed[end] === undefined
      ? {}
      : { [`${end}Location`]: typed[end], [`${end}PlaceId`]: '', [`${end}Name`]: '', [`${end}Note`]: '' }
  return { ...draft, ...place('pickup'), ...place('dropoff') }
}

/** The trip as the team will read it, in short. */
function RequestedTrip({ draft, vehicle }: { draft: Draft; vehicle: Vehicle | undefined }) {
  const { pickupDate, pickupTime, serviceType } = draft
  const facts = [
    pickupDate === '' ? askTexts.noTime : dayAndTimeText(pickupDate, pickupTime),
    serviceType === 'hourly' && journeyTexts.hours(draft.duration),
    askTexts.passengers(draft.passengers),
    vehicle ? vehicleText(vehicle.name) : askTexts.anyVehicle,
    ...needLines(draft),
  ]
  return (
    <section aria-label={askTexts.trip} className="rounded-card bg-surface p-4 text-sm">
      <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
      <p className="mt-3 border-t border-line pt-3 text-soft first-letter:uppercase">
        {facts.filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}

function needLines(draft: Draft): string[] {
  return needRows(draft, factTexts, needTexts).map(([label, text]) => `${label}: ${text}`)
}

type PriceEnquiry = inferRouterInputs<AppRouter>['enquiries']['requestQuote']

interface Request {
  /** Where the price of a certain one is requested. */
  readonly vehicle: Vehicle | undefined
  readonly message: string
}

/** The whole draft as the team reads it. What is switched off is not sent. */
export function priceEnquiry(draft: Draft, { vehicle, message }: Request): PriceEnquiry {
  const isHourly = draft.serviceType === 'hourly'
  return {
    ...askedTrip(draft),
    // The team asks about the rest; that much decides which car is needed.
    message: [...needLines(draft), message].filter(Boolean).join('\n'),
    whatsappNotifications: draft.whatsappNotifications,
    ...(isHourly && { serviceDuration: draft.duration }),
    ...(vehicle && { vehicleId: vehicle.id, vehicleName: vehicle.name }),
    luggageConfig: vehicle?.id === draft.vehicleId ? draft.luggageConfig : null,
    passengers: draft.passengers,
    isAirportService: draft.isAirport,
  }
}
