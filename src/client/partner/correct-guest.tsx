import type { MemberBooking } from '@chauffeur/contract/partner-people'
import { isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH, MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { MAX_REFERENCE_LENGTH } from '@chauffeur/domain/partner-labels'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { parseRefusal, refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { changedDetails } from '../shared/change/details-fields.tsx'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { usePhoneRefusal } from '../shared/forms/use-phone-refusal.tsx'
import { FlightNumberField } from '../shared/journey/fields/flight-number-field.tsx'
import { Button } from '../shared/ui/button.tsx'
import { Dialog } from '../shared/ui/dialog.tsx'
import { Field } from '../shared/ui/field.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { NumberStepper } from '../shared/ui/number-stepper.tsx'
import { EmailInput, TextArea, TextInput } from '../shared/ui/text-input.tsx'

/** The dialog that corrects the details of the guest, while that is open. */
export function CorrectGuest({ read }: { read: MemberBooking }) {
  const texts = partnerTexts.change
  const [open, setOpen] = useState(false)
  if (!read.acts.includes('changeDetails') && !read.acts.includes('changeFlight')) return null
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{texts.correct}</Button>}
      title={texts.correct}
      keepsOpen
    >
      <CorrectForm read={read} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function CorrectForm({ read: { booking, acts }, onDone }: { read: MemberBooking; onDone: () => void }) {
  const texts = partnerTexts.change
  const { booking: labels, desk } = partnerTexts
  const [before] = useState(() => ({
    customerName: booking.customerName,
    reference: booking.reference ?? '',
    customerPhone: booking.customerPhone,
    customerEmail: booking.customerEmail,
    passengers: booking.passengers,
    flightNumber: booking.flightNumber ?? '',
    notes: booking.notes ?? '',
  }))
  const [draft, setDraft] = useState(before)
  const set = (fields: Partial<typeof before>) => setDraft({ ...draft, ...fields })
  const changed = changedDetails(draft, before)
  const isDetailsOpen = acts.includes('changeDetails')
  const phoneRefusal = usePhoneRefusal(draft.customerPhone !== before.customerPhone)(
    draft.customerPhone,
    before.customerPhone,
  )
  const isSameEmail = draft.customerEmail === before.customerEmail
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    customerName: draft.customerName.trim() === '' ? desk.need.guest : undefined,
    customerPhone: draft.customerPhone.trim() === '' ? desk.need.phone : phoneRefusal,
    customerEmail:
      isSameEmail || isPublicMailAddress(draft.customerEmail.trim())
        ? undefined
        : contactReasons.address_not_mailed,
    nothing: Object.keys(changed).length === 0 ? texts.nothing : undefined,
  })
  const { member } = trpc.useUtils()
  const { mutate, isPending, error } = trpc.member.changeDetails.useMutation({
    onSuccess() {
      void member.invalidate()
      onDone()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  const isAtField = Object.keys(before).some((field) => problemAt(field))
  const problem =
    error && !isAtField ? (refusalSentence(error) ?? partnerTexts.notDone) : problemAt('nothing')
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => mutate({ bookingNumber: booking.bookingNumber, ...changed }))}
      className="grid gap-4"
    >
      {isDetailsOpen && (
        <>
          <Field label={labels.guest} error={problemAt('customerName')} required>
            <TextInput
              value={draft.customerName}
              onValueChange={(customerName) => set({ customerName })}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
            />
          </Field>
          <Field label={labels.reference} error={problemAt('reference')}>
            <TextInput
              value={draft.reference}
              onValueChange={(reference) => set({ reference })}
              maxLength={MAX_REFERENCE_LENGTH}
              autoComplete="off"
            />
          </Field>
          <Field label={labels.phone} error={problemAt('customerPhone')} required>
            <TextInput
              type="tel"
              value={draft.customerPhone}
              onValueChange={(customerPhone) => set({ customerPhone })}
              autoComplete="off"
            />
          </Field>
          <Field label={labels.email} error={problemAt('customerEmail')} required>
            <EmailInput
              value={draft.customerEmail}
              onValueChange={(customerEmail) => set({ customerEmail })}
              maxLength={MAX_NAME_LENGTH}
            />
          </Field>
          <Field label={labels.passengers} error={problemAt('passengers')} group>
            <NumberStepper
              value={draft.passengers}
              onValueChange={(passengers) => set({ passengers })}
              min={MIN_PASSENGERS}
              max={vehicleById(booking.vehicle.id)?.maxPassengers ?? MAX_PASSENGERS}
              decreaseLabel={desk.fewer}
              increaseLabel={desk.more}
            />
          </Field>
        </>
      )}
      <FlightNumberField
        label={labels.flight}
        value={draft.flightNumber}
        onChange={(flightNumber) => set({ flightNumber })}
        error={problemAt('flightNumber')}
      />
      {isDetailsOpen && (
        <Field label={labels.notes} error={problemAt('notes')}>
          <TextArea
            writes="changeTripDetails.notes"
            rows={3}
            value={draft.notes}
            onValueChange={(notes) => set({ notes })}
            maxLength={MAX_NOTES_LENGTH}
          />
        </Field>
      )}
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}
