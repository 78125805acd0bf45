import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { isUnusualEmail, isUnusualPhone } from '@chauffeur/domain/contact-formats'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { enquiryTexts } from './enquiry-texts.ts'
import type { Reach } from './reach.ts'
import type { Problems } from './use-problems.ts'

type ReachFieldsProps = {
  reach: Reach
  onChange: (change: Partial<Reach>) => void
  problems: Problems
}

/** Who writes, and how to answer. Odd formats are asked about, never refused. */
export function ReachFields({ reach, onChange, problems }: ReachFieldsProps) {
  const [lookedAt, setLookedAt] = useState({ email: reach.email !== '', phone: reach.phone !== '' })
  return (
    <>
      <Field label={enquiryTexts.name} error={problems['customerName']} required>
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
          error={problems['customerEmail']}
          warning={lookedAt.email && isUnusualEmail(reach.email) && enquiryTexts.oddEmail}
        >
          <TextInput
            value={reach.email}
            onValueChange={(email) => onChange({ email })}
            onFocus={() => setLookedAt({ ...lookedAt, email: false })}
            onBlur={() => setLookedAt({ ...lookedAt, email: true })}
            maxLength={MAX_TEXT_LENGTH}
            // Not type="email": the browser would refuse what we only ask about.
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
          error={problems['customerPhone']}
          warning={lookedAt.phone && isUnusualPhone(reach.phone) && enquiryTexts.oddPhone}
        >
          <TextInput
            value={reach.phone}
            onValueChange={(phone) => onChange({ phone })}
            onFocus={() => setLookedAt({ ...lookedAt, phone: false })}
            onBlur={() => setLookedAt({ ...lookedAt, phone: true })}
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
