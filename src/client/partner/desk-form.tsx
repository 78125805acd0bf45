import type { BookedPlaces } from '@chauffeur/contract/partner-people'
import { freeCancellationUntil, isCancellationFree } from '@chauffeur/domain/cancellation'
import { isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH, MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { MAX_REFERENCE_LENGTH } from '@chauffeur/domain/partner-labels'
import { wallTimeIn } from '@chauffeur/domain/time'
import { addDays } from '@chauffeur/domain/wall-time'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useMutation } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { parseRefusal, refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { randomId } from '../shared/forms/random-id.ts'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { usePhoneRefusal } from '../shared/forms/use-phone-refusal.tsx'
import { bookingRequest } from '../shared/journey/booking-request.ts'
import { changeDraft, emptyDraft, isAirportPickup, type Draft } from '../shared/journey/draft/draft.ts'
import { FlightNumberField } from '../shared/journey/fields/flight-number-field.tsx'
import { useQuotes } from '../shared/journey/quotes/use-quotes.ts'
import { usePaymentChoice } from '../shared/journey/state/booking-context.ts'
import { useNow, usePickupClock } from '../shared/journey/state/use-pickup-clock.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { deadlineText } from '../shared/locale/formats.ts'
import { nameText } from '../shared/locale/name-text.ts'
import type { PlaceEnd } from '../shared/places/chosen-place.ts'
import { LateSuggestions } from '../shared/places/late-suggestions.tsx'
import { LocationField } from '../shared/places/location-field.tsx'
import { Button } from '../shared/ui/button.tsx'
import { DatePicker } from '../shared/ui/date-picker.tsx'
import { Field } from '../shared/ui/field.tsx'
import { PinIcon } from '../shared/ui/icons.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { NumberStepper } from '../shared/ui/number-stepper.tsx'
import { Segmented } from '../shared/ui/segmented.tsx'
import { TextArea, TextInput } from '../shared/ui/text-input.tsx'
import { TimePicker } from '../shared/ui/time-picker.tsx'
import { ToggleChip } from '../shared/ui/toggle-chip.tsx'
import { shortPlace } from './booking-rows.tsx'
import { DeskCars } from './desk-cars.tsx'
import type { MadeBooking } from './desk-done.tsx'
import { useMember } from './member.ts'

interface DeskFormProps {
  readonly often: BookedPlaces
  readonly onMade: (made: MadeBooking) => void
}

/** Books a trip for a guest of the house. It starts where most of the partner's trips do. */
export function DeskForm({ often, onMade }: DeskFormProps) {
  const texts = partnerTexts.desk
  const member = useMember()
  const { client, member: reads } = trpc.useUtils()
  const [draft, change] = useReducer(changeDraft, often.from[0], (place) =>
    changeDraft(emptyDraft, { type: 'pickup', place: place ?? null }),
  )
  const [reference, setReference] = useState('')
  const [isTimeUnreadable, setTimeUnreadable] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const clock = usePickupClock(draft, useNow(openedAt))
  const quotes = useQuotes(draft, undefined, 'member')
  const payment = usePaymentChoice(draft, quotes)
  const method = payment.chosen ?? payment.methods?.[0] ?? null
  const { chosen } = quotes
  const phoneProblem = usePhoneRefusal(draft.phone !== '')(draft.phone)
  const timeBox = useRef<HTMLInputElement>(null)
  // Another request is another booking; the same one, sent again, is the same.
  const sent = useRef({ request: '', idempotencyKey: '' })

  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    pickupLocation: draft.pickupLocation === '' ? texts.need.from : undefined,
    dropoffLocation: draft.dropoffLocation === '' ? texts.need.to : undefined,
    pickupDate: draft.pickupDate === '' ? texts.need.date : undefined,
    pickupTime: draft.pickupTime === '' ? texts.need.time : clock.problem,
    vehicleName: chosen?.state === 'priced' ? undefined : texts.need.vehicle,
    customerName: draft.passengerName.trim() === '' ? texts.need.guest : undefined,
    customerPhone: draft.phone.trim() === '' ? texts.need.phone : phoneProblem,
    customerEmail:
      draft.email.trim() === '' || isPublicMailAddress(draft.email.trim())
        ? undefined
        : contactReasons.address_not_mailed,
    paymentMethod: method === null && !often.credit ? texts.need.payment : undefined,
  })
  const book = useMutation({
    mutationFn: async () => {
      const paymentMethod = often.credit ? 'account' : method
      if (chosen?.state !== 'priced' || paymentMethod === null) throw new Error('The form was not checked')
      const { vehicle, quote } = chosen
      const email = draft.email.trim() || member.email
      const request = {
        ...bookingRequest({ ...draft, email }, { vehicle, quote, paymentMethod }),
        reference,
      }
      const written = JSON.stringify(request)
      if (written !== sent.current.request) sent.current = { request: written, idempotencyKey: randomId() }
      const { idempotencyKey } = sent.current
      return client.member.book.mutate(request, { context: { idempotencyKey } })
    },
    onSuccess: ({ bookingNumber, status, totalPrice, checkoutUrl }) => {
      void reads.invalidate()
      const isConfirmed = status === 'confirmed'
      onMade({ bookingNumber, isConfirmed, totalPrice, checkoutUrl, reference, draft })
    },
    onError: (error) => {
      showRefused(parseRefusal(error)?.fields ?? {})
      quotes.retry()
    },
  })
  const { instant, zone } = clock
  const isPriced = chosen?.state === 'priced'

  const set = (fields: Partial<Draft>) => change({ type: 'set', fields })
  const placeField = (end: PlaceEnd, other: PlaceEnd, label: string, clearLabel: string) => (
    <LocationField
      source={LateSuggestions}
      label={label}
      end={end}
      location={draft[`${end}Location`]}
      placeId={draft[`${end}PlaceId`]}
      placeName={draft[`${end}Name`]}
      note={draft[`${end}Note`]}
      otherEnd={{ location: draft[`${other}Location`], placeId: draft[`${other}PlaceId`] }}
      onChoose={(place) => change({ type: end, place })}
      error={problemAt(`${end}Location`)}
      placeholder={texts.place}
      clearLabel={clearLabel}
      icon={<PinIcon />}
    />
  )
  return (
    <form
      ref={form}
      data-above-bar=""
      noValidate
      onSubmit={handleSubmit(() => book.mutate())}
      className="mx-auto grid max-w-2xl gap-4 pb-24"
    >
      <h1 className="text-title">{texts.heading}</h1>
      {placeField('pickup', 'dropoff', texts.from, texts.clearFrom)}
      {placeField('dropoff', 'pickup', texts.to, texts.clearTo)}
      {often.to.length > 0 && (
        <fieldset aria-label={texts.often} className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1">
          {often.to.map((place) => (
            <ToggleChip
              key={place.location}
              isPressed={draft.dropoffLocation === place.location}
              onToggle={() => change({ type: 'dropoff', place })}
            >
              {place.name ? nameText(place.name) : shortPlace(place.location)}
            </ToggleChip>
          ))}
        </fieldset>
      )}
      <fieldset aria-label={texts.when} className="flex gap-2">
        {[clock.today, addDays(clock.today, 1)].map((day, index) => (
          <ToggleChip
            key={day}
            isPressed={draft.pickupDate === day}
            onToggle={() => {
              set({ pickupDate: day })
              timeBox.current?.focus()
            }}
          >
            {index === 0 ? texts.today : texts.tomorrow}
          </ToggleChip>
        ))}
      </fieldset>
      <div className="grid grid-cols-[1fr_8.5rem] items-start gap-3 max-[22rem]:grid-cols-1">
        <Field label={texts.date} error={problemAt('pickupDate')} required>
          <DatePicker
            value={draft.pickupDate}
            onValueChange={(pickupDate) => set({ pickupDate })}
            min={clock.today}
            today={clock.today}
          />
        </Field>
        <Field
          label={texts.time}
          error={isTimeUnreadable ? texts.unreadableTime : (clock.problem ?? problemAt('pickupTime'))}
          required
        >
          <TimePicker
            value={draft.pickupTime}
            onValueChange={(pickupTime) => set({ pickupTime })}
            isOffered={clock.hasTime}
            onUnreadable={setTimeUnreadable}
            inputRef={timeBox}
          />
        </Field>
      </div>
      <Field label={texts.passengers} group>
        <NumberStepper
          value={draft.passengers}
          onValueChange={(count) => change({ type: 'passengers', count })}
          min={MIN_PASSENGERS}
          max={MAX_PASSENGERS}
          format={texts.people}
          decreaseLabel={texts.fewer}
          increaseLabel={texts.more}
        />
      </Field>
      <Field label={texts.vehicle} error={problemAt('vehicleName')} group>
        <DeskCars
          quotes={quotes.all}
          chosen={draft.vehicleId}
          onChoose={(id) => change({ type: 'vehicle', id })}
        />
      </Field>
      <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
        <Field label={texts.guest} error={problemAt('customerName')} required>
          <TextInput
            value={draft.passengerName}
            onValueChange={(passengerName) => set({ passengerName })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        </Field>
        <Field label={texts.reference} error={problemAt('reference')}>
          <TextInput
            value={reference}
            onValueChange={setReference}
            maxLength={MAX_REFERENCE_LENGTH}
            autoComplete="off"
          />
        </Field>
      </div>
      <Field label={texts.phone} error={problemAt('customerPhone')} required>
        <TextInput
          type="tel"
          value={draft.phone}
          onValueChange={(phone) => set({ phone })}
          placeholder="+351"
          autoComplete="off"
        />
      </Field>
      {isAirportPickup(draft) && (
        <FlightNumberField
          label={texts.flight}
          value={draft.flightNumber}
          onChange={(flightNumber) => set({ flightNumber })}
          error={problemAt('flightNumber')}
        />
      )}
      <Field label={texts.email} error={problemAt('customerEmail')}>
        <TextInput
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.email}
          onValueChange={(email) => set({ email })}
          placeholder={member.email}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.note} error={problemAt('notes')}>
        <TextArea
          rows={2}
          writes="createBooking.notes"
          value={draft.notes}
          onValueChange={(notes) => set({ notes })}
          maxLength={MAX_NOTES_LENGTH}
        />
      </Field>
      {often.credit && (
        <p className="text-soft">
          {texts.methods.account}. {texts.credit(amountText(often.credit.available))}
        </p>
      )}
      {!often.credit && payment.methods && payment.methods.length > 0 && method !== null && (
        <Field label={texts.pays} error={problemAt('paymentMethod')} group>
          <Segmented
            value={method}
            onValueChange={(paymentMethod) => set({ paymentMethod })}
            options={payment.methods.map((value) => ({ value, label: texts.methods[value] }))}
          />
        </Field>
      )}
      {!often.credit && payment.methods?.length === 0 && <Notice tone="warning">{payment.reason}</Notice>}
      <div className="fixed inset-x-0 bottom-14 z-10 border-t border-line bg-raised px-5 py-3 lg:bottom-0">
        <div className="mx-auto grid max-w-2xl gap-2">
          {book.error && <Notice tone="danger">{refusalSentence(book.error) ?? partnerTexts.notDone}</Notice>}
          {instant && isPriced && isCancellationFree(instant, new Date(openedAt)) && (
            <p className="text-center text-sm text-soft">
              {texts.freeUntil(deadlineText(wallTimeIn(zone, freeCancellationUntil(instant)), zone))}
            </p>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            busy={book.isPending}
            busyLabel={texts.busy}
          >
            {isPriced && draft.pickupTime !== ''
              ? texts.submit(draft.pickupTime, amountText(chosen.quote.totalPrice))
              : texts.submitOpen}
          </Button>
        </div>
      </div>
    </form>
  )
}
