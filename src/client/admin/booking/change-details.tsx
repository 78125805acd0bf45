import type { Booking } from '@chauffeur/contract/bookings'
import { isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
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
import { EmailField, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'

/** The details without a price: flight, sign, passengers, seats and wishes. */
export function ChangeDetails({ booking }: { booking: Booking }) {
  const booked = detailsOf(booking)
  // The check of phone numbers is fetched when the dialog is opened.
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
    done: { title: 'Details changed' },
    failed: 'The details were not changed',
  })
  return (
    <FormDialog
      {...dialog}
      onOpen={() => {
        setWanted(true)
        dialog.onOpen()
      }}
      trigger={<Button size="small">Change details</Button>}
      title="Change details"
      submit="Save"
    >
      <p className="text-soft">This has no price. The customer is not told by email.</p>
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
  const { dialog, draft, field, edit, problemAt } = useFormDialog(trpc.changes.correctCustomer, {
    start: () => booked,
    problemsOf: ({ customerName, customerPhone, customerEmail }) => ({
      customerName: customerName.trim() === '' ? 'Please give the name.' : undefined,
      customerPhone:
        customerPhone.trim() === ''
          ? 'Please give a phone number.'
          : phones.refusalOf(customerPhone, booked.customerPhone),
      customerEmail:
        customerEmail.trim() === booked.customerEmail || isPublicMailAddress(customerEmail.trim())
          ? undefined
          : contactReasons.address_not_mailed,
    }),
    isUnchanged: (customer) => Object.keys(changedDetails(customer, booked)).length === 0,
    input: (customer) => ({
      id,
      ...changedDetails(customer, booked),
      ...phones.unchecked(customer.customerPhone),
    }),
    done: { title: 'Customer corrected' },
    failed: 'The customer was not corrected',
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
      trigger={<Button size="small">Correct customer</Button>}
      title="Correct the customer"
      submit="Save"
    >
      <p className="text-soft">With another email address, the mails that did not arrive are sent to it.</p>
      <TextField {...field('customerName')} label="Full name" maxLength={MAX_NAME_LENGTH} required />
      <TextField
        {...field('customerPhone')}
        label="Phone"
        error={phoneProblem}
        required
        type="tel"
        maxLength={MAX_TEXT_LENGTH}
      />
      <EmailField {...field('customerEmail')} label="Email address" />
      <SelectField {...field('locale')} label="Language of emails" options={languageOptions} />
    </FormDialog>
  )
}
