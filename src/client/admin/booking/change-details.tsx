import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import {
  changedDetails,
  detailsOf,
  detailsProblems,
  DetailsFields,
} from '../../shared/change/details-fields.tsx'
import { languageOptions } from '../../shared/forms/language-options.ts'
import { keepAsTyped, useKeptPhones } from '../../shared/forms/use-phone-refusal.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { EmailField } from '../common/email-field.tsx'
import { failureToast } from '../common/failure-toast.ts'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { officeChangeTexts as texts } from './booking-texts.ts'

const dialogTexts = { cancel: texts.cancel, submit: texts.save, busy: texts.saving }

/** The details without a price: flight, sign, passengers, seats and wishes. */
export function ChangeDetails({ booking }: { booking: Booking }) {
  const booked = detailsOf(booking)
  // What checks numbers is fetched when the dialog is opened.
  const [isWanted, setWanted] = useState(false)
  const phones = useKeptPhones(isWanted)
  const { dialog, draft, edit, problemAt } = useFormDialog(trpc.changes.details, {
    start: () => booked,
    problemsOf: (details) => detailsProblems(details, booked, phones.refusalOf),
    isUnchanged: (details) => Object.keys(changedDetails(details, booked)).length === 0,
    input: (details) => ({
      id: booking.id,
      ...changedDetails(details, booked),
      ...phones.unchecked(details.customerPhone),
    }),
    done: texts.detailsDone,
    failed: (error) => failureToast(texts.detailsFailed, error),
  })
  return (
    <FormDialog
      {...dialog}
      onOpen={() => {
        setWanted(true)
        dialog.onOpen()
      }}
      trigger={<Button size="small">{texts.details}</Button>}
      title={texts.detailsTitle}
      texts={dialogTexts}
      className="grid gap-5"
    >
      <p className="text-soft">{texts.detailsEffect}</p>
      <DetailsFields
        details={draft}
        booked={booked}
        onChange={edit}
        problemAt={problemAt}
        vehicleId={booking.vehicleId}
        mayChangeFlight
        onKeepPhone={() => {
          phones.keep(draft.customerPhone)
          edit({})
        }}
      />
    </FormDialog>
  )
}

/** Who the customer is and how to reach them, as they spell it on the phone. */
export function CorrectCustomer({ booking }: { booking: Booking }) {
  const { id, customerName, customerPhone, customerEmail, locale } = booking
  const booked = { customerName, customerPhone, customerEmail, locale }
  const [isWanted, setWanted] = useState(false)
  const phones = useKeptPhones(isWanted)
  const { dialog, draft, field, bind, edit, problemAt } = useFormDialog(trpc.changes.correctCustomer, {
    start: () => booked,
    problemsOf: ({ customerName, customerPhone, customerEmail }) => ({
      customerName: customerName.trim() === '' ? texts.nameMissing : undefined,
      customerPhone:
        customerPhone.trim() === ''
          ? texts.phoneMissing
          : phones.refusalOf(customerPhone, booked.customerPhone),
      customerEmail:
        customerEmail.trim() === booked.customerEmail || isMailAddress(customerEmail.trim())
          ? undefined
          : MAIL_ADDRESS_REFUSAL,
    }),
    isUnchanged: (customer) => Object.keys(changedDetails(customer, booked)).length === 0,
    input: (customer) => ({
      id,
      ...changedDetails(customer, booked),
      ...phones.unchecked(customer.customerPhone),
    }),
    done: texts.corrected,
    failed: (error) => failureToast(texts.correctFailed, error),
  })
  const phoneProblem = keepAsTyped(problemAt('customerPhone'), () => {
    phones.keep(draft.customerPhone)
    edit({})
  })
  return (
    <FormDialog
      {...dialog}
      onOpen={() => {
        setWanted(true)
        dialog.onOpen()
      }}
      trigger={<Button size="small">{texts.correct}</Button>}
      title={texts.correctTitle}
      texts={dialogTexts}
    >
      <p className="text-soft">{texts.correctEffect}</p>
      <TextField {...field('customerName')} label={texts.name} maxLength={MAX_NAME_LENGTH} required />
      <Field label={texts.phone} error={phoneProblem} required>
        <TextInput {...bind('customerPhone')} type="tel" maxLength={MAX_TEXT_LENGTH} autoComplete="off" />
      </Field>
      <EmailField {...field('customerEmail')} label={texts.email} />
      <Field label={texts.language}>
        <Select {...bind('locale')} options={languageOptions} />
      </Field>
    </FormDialog>
  )
}
