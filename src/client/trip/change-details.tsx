import type { Trip } from '@chauffeur/contract/trip'
import {
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PASSENGERS,
  MAX_SEATS_PER_KIND,
  MAX_TEXT_LENGTH,
  MIN_PASSENGERS,
} from '@chauffeur/domain/limits'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { useFormProblems } from '../common/use-form-problems.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { NumberStepper } from '../ui/number-stepper.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { tripTexts } from './trip-texts.ts'

const texts = tripTexts.change

type ChangeDetailsProps = {
  trip: Trip
  details: NonNullable<Trip['private']>
  mayChangeFlight: boolean
}

/** What a guest changes without asking: nothing of it has a price. */
export function ChangeDetails({ trip, details, mayChangeFlight }: ChangeDetailsProps) {
  const { bookingNumber } = trip
  const { client, trip: read } = trpc.useUtils()
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const [wishes, setWishes] = useState(() => wishesOf(trip, details))
  const change = (fields: Partial<typeof wishes>) => setWishes((current) => ({ ...current, ...fields }))
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems({
    customerPhone: wishes.customerPhone.trim() === '' ? texts.phoneMissing : undefined,
  })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      client.trip.changeDetails.mutate({ bookingNumber, ...changesOf(wishes, wishesOf(trip, details)) }),
    onSuccess() {
      setOpen(false)
      setDone(true)
      void read.invalidate()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (isPending) return
          if (next) setWishes(wishesOf(trip, details))
          reset()
          clear()
          setDone(false)
          setOpen(next)
        }}
        trigger={<Button className="max-sm:w-full">{texts.open}</Button>}
        title={texts.title}
        description={texts.lead}
        keepsOpen
        footer={
          <>
            <Button disabled={isPending} onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          noValidate
          onSubmit={handleSubmit(() => mutate())}
          className="grid gap-5"
        >
          <Field label={texts.phone} error={problemAt('customerPhone')} required>
            <TextInput
              type="tel"
              autoComplete="tel"
              value={wishes.customerPhone}
              onValueChange={(customerPhone) => change({ customerPhone })}
              maxLength={MAX_TEXT_LENGTH}
            />
          </Field>
          {mayChangeFlight && (
            <Field label={texts.flight} error={problemAt('flightNumber')}>
              <TextInput
                autoComplete="off"
                autoCapitalize="characters"
                value={wishes.flightNumber}
                onValueChange={(flightNumber) => change({ flightNumber })}
                maxLength={MAX_TEXT_LENGTH}
              />
            </Field>
          )}
          <Field label={texts.sign} hint={texts.signHint} error={problemAt('signName')}>
            <TextInput
              autoComplete="off"
              value={wishes.signName}
              onValueChange={(signName) => change({ signName })}
              maxLength={MAX_NAME_LENGTH}
            />
          </Field>
          <Field label={texts.passengers} error={problemAt('passengers')} group>
            <NumberStepper
              value={wishes.passengers}
              onValueChange={(passengers) => change({ passengers })}
              min={MIN_PASSENGERS}
              max={vehicleById(trip.vehicleId)?.maxPassengers ?? MAX_PASSENGERS}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={texts.childSeats} error={problemAt('childSeatCount')} group>
              <NumberStepper
                value={wishes.childSeatCount}
                onValueChange={(childSeatCount) => change({ childSeatCount })}
                min={0}
                max={MAX_SEATS_PER_KIND}
              />
            </Field>
            <Field label={texts.boosterSeats} error={problemAt('boosterSeatCount')} group>
              <NumberStepper
                value={wishes.boosterSeatCount}
                onValueChange={(boosterSeatCount) => change({ boosterSeatCount })}
                min={0}
                max={MAX_SEATS_PER_KIND}
              />
            </Field>
          </div>
          <Field label={texts.notes} error={problemAt('notes')}>
            <TextArea
              rows={3}
              value={wishes.notes}
              onValueChange={(notes) => change({ notes })}
              maxLength={MAX_NOTES_LENGTH}
            />
          </Field>
          <Switch
            label={texts.whatsapp}
            checked={wishes.whatsappNotifications}
            onCheckedChange={(whatsappNotifications) => change({ whatsappNotifications })}
          />
          {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
        </form>
      </Dialog>
      <output className={isDone ? 'basis-full text-sm text-success' : 'sr-only'}>
        {isDone && texts.done}
      </output>
    </>
  )
}

const wishesOf = (trip: Trip, details: NonNullable<Trip['private']>) => ({
  customerPhone: details.customerPhone,
  flightNumber: trip.flightNumber ?? '',
  signName: details.signName ?? '',
  notes: details.notes ?? '',
  passengers: trip.passengers,
  childSeatCount: trip.childSeatCount,
  boosterSeatCount: trip.boosterSeatCount,
  whatsappNotifications: details.whatsappNotifications,
})

type Wishes = ReturnType<typeof wishesOf>

/** Only what was changed, so that what the office changes meanwhile stays. A text that was emptied is null. */
function changesOf(wishes: Wishes, before: Wishes) {
  const isNew = (name: string, value: unknown) =>
    Object.entries(before).some(([other, old]) => other === name && old !== value)
  return Object.fromEntries(
    Object.entries(wishes)
      .filter(([name, value]) => isNew(name, value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  )
}
