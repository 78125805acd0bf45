import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useId, useState } from 'react'
import { languageOptions } from '../../../shared/forms/language-options.ts'
import { keepAsTyped, useKeptPhones } from '../../../shared/forms/use-phone-refusal.tsx'
import { useFormProblems } from '../../../shared/forms/use-form-problems.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { useCorrectCustomer } from './use-change-acts.ts'

/** Who the customer is and how to reach them, as they spell it on the phone. */
export function CorrectCustomer({ booking }: { booking: Booking }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [customer, setCustomer] = useState(() => customerOf(booking))
  const change = (fields: Partial<typeof customer>) => setCustomer((before) => ({ ...before, ...fields }))
  const { customerName, customerPhone, customerEmail, locale } = customer
  const phones = useKeptPhones(open)
  const { form, problemAt, handleSubmit, showRefused, clear, clearRefused } = useFormProblems({
    customerName: customerName.trim() === '' ? texts.nameMissing : undefined,
    customerPhone:
      customerPhone.trim() === ''
        ? texts.phoneMissing
        : phones.refusalOf(customerPhone, booking.customerPhone),
    customerEmail:
      customerEmail.trim() === booking.customerEmail || isMailAddress(customerEmail.trim())
        ? undefined
        : MAIL_ADDRESS_REFUSAL,
  })
  const { run, isPending } = useCorrectCustomer(booking, {
    onDone: () => setOpen(false),
    onRefused: showRefused,
  })
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setCustomer(customerOf(booking))
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button size="small">{texts.correct}</Button>}
      title={texts.correctTitle}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: texts.cancel, submit: texts.save, busy: texts.saving }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => {
          const corrected = correctionsOf(customer, customerOf(booking))
          if (Object.keys(corrected).length > 0) run({ ...corrected, ...phones.unchecked(customerPhone) })
          else setOpen(false)
        })}
        className="grid gap-4"
      >
        <p className="text-soft">{texts.correctEffect}</p>
        <Field label={texts.name} error={problemAt('customerName')} required>
          <TextInput
            value={customerName}
            onValueChange={(customerName) => change({ customerName })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        </Field>
        <Field
          label={texts.phone}
          error={keepAsTyped(problemAt('customerPhone'), () => {
            phones.keep(customerPhone)
            clearRefused()
          })}
          required
        >
          <TextInput
            type="tel"
            value={customerPhone}
            onValueChange={(customerPhone) => change({ customerPhone })}
            maxLength={MAX_TEXT_LENGTH}
            autoComplete="off"
          />
        </Field>
        <Field label={texts.email} error={problemAt('customerEmail')} required>
          <TextInput
            value={customerEmail}
            onValueChange={(customerEmail) => change({ customerEmail })}
            maxLength={MAX_TEXT_LENGTH}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={texts.language}>
          <Select value={locale} onValueChange={(locale) => change({ locale })} options={languageOptions} />
        </Field>
      </form>
    </FormDialog>
  )
}

const customerOf = ({ customerName, customerPhone, customerEmail, locale }: Booking) => ({
  customerName,
  customerPhone,
  customerEmail,
  locale,
})

type Customer = ReturnType<typeof customerOf>

/** Only what was changed. */
function correctionsOf(customer: Customer, before: Customer): Partial<Customer> {
  const changed = (['customerName', 'customerPhone', 'customerEmail', 'locale'] as const).flatMap((field) => {
    const text = customer[field].trim()
    return text === before[field] ? [] : [[field, text] as const]
  })
  return Object.fromEntries(changed)
}
