import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { isUnusualEmail } from '@chauffeur/domain/contact-formats'
import { useState } from 'react'
import type { phoneRefusal } from '@chauffeur/domain/phone-number'
import { contactRefusal } from '@chauffeur/domain/enquiry'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { usePhoneRefusal } from '../../shared/forms/use-phone-refusal.ts'
import { say } from '../../shared/locale/say.ts'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { enquiryTexts } from './enquiry-texts.ts'

type ReachFieldsProps = {
  reach: Reach
  onChange: (change: Partial<Reach>) => void
  problemAt: ProblemAt
}

/** Name, email and phone of who writes. Unusual formats get a warning. */
export function ReachFields({ reach, onChange, problemAt }: ReachFieldsProps) {
  const [touched, setTouched] = useState({ email: reach.email !== '', phone: reach.phone !== '' })
  const oddPhone = usePhoneRefusal(reach.phone !== '')(reach.phone)
  const phoneProblem = problemAt('customerPhone')
  return (
    <>
      <Field label={enquiryTexts.name} error={problemAt('customerName')} required>
        <TextInput
          value={reach.name}
          onValueChange={(name) => onChange({ name })}
          maxLength={MAX_NAME_LENGTH}
          name="name"
          autoComplete="name"
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={enquiryTexts.email}
          hint={enquiryTexts.reachHint}
          error={problemAt('customerEmail')}
          warning={touched.email && isUnusualEmail(reach.email) && enquiryTexts.oddEmail}
        >
          <TextInput
            value={reach.email}
            onValueChange={(email) => onChange({ email })}
            onFocus={() => setTouched((before) => ({ ...before, email: false }))}
            onBlur={() => setTouched((before) => ({ ...before, email: true }))}
            maxLength={MAX_TEXT_LENGTH}
            // Not type="email": the browser would refuse what only gets a warning here.
            inputMode="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label={enquiryTexts.phone}
          hint={enquiryTexts.phoneHint}
          error={phoneProblem}
          warning={!phoneProblem && touched.phone && oddPhone && say(oddPhone)}
        >
          <TextInput
            value={reach.phone}
            onValueChange={(phone) => onChange({ phone })}
            onFocus={() => setTouched((before) => ({ ...before, phone: false }))}
            onBlur={() => setTouched((before) => ({ ...before, phone: true }))}
            maxLength={MAX_TEXT_LENGTH}
            type="tel"
            name="tel"
            autoComplete="tel"
          />
        </Field>
      </div>
    </>
  )
}

/** Who writes, and how to answer. */
export interface Reach {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The names that the calls give its fields. */
export const reachFields = ['customerName', 'customerEmail', 'customerPhone'] as const

/** The contacts missing before anybody could be answered, by field. Beside an address, a number may be any. */
export function missingReach(reach: Reach, refusalOf: typeof phoneRefusal) {
  const noWay = contactRefusal(reach)
  const noPhone = reach.email.trim() === '' ? refusalOf(reach.phone) : undefined
  return {
    customerName: reach.name.trim() === '' ? enquiryTexts.nameMissing : undefined,
    customerEmail: noWay && say(noWay),
    customerPhone: noPhone && say(noPhone),
  }
}
