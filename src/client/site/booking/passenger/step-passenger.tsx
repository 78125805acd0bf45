import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useEffect } from 'react'
import { keepAsTyped, useKeptPhones } from '../../../shared/forms/use-phone-refusal.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { focusNextOnEnter, useLeft } from '../../../shared/ui/focus.ts'
import { Switch } from '../../../shared/ui/switch.tsx'
import { TextField, TextAreaField } from '../../../shared/ui/text-field.tsx'
import { useBooking, useDraftFields } from '../../../shared/journey/state/booking-context.ts'
import {
  BillingCard,
  FIELDS_IN_A_BOX,
  PhoneField,
  TravellerFields,
} from '../../../shared/journey/fields/passenger-fields.tsx'
import { hasNeeds } from '@chauffeur/domain/needs'
import { DraftNeeds, NeedsGroup } from '../../../shared/journey/fields/needs-group.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { isUnusualEmail } from '@chauffeur/domain/contact-formats'
import { passengerTexts } from '@chauffeur/words/en/checkout'

/** Step 3: who travels and how to reach them. */
export function StepPassenger() {
  const { draft } = useBooking()
  const { bind, bindSwitch } = useDraftFields()
  const phoneErrors = usePhoneErrors()
  return (
    <div className="grid gap-6">
      <Card padding="large" className="grid gap-6" onKeyDown={focusNextOnEnter}>
        <div className={FIELDS_IN_A_BOX}>
          <TextField
            label={passengerTexts.fullName}
            required
            {...bind('passengerName')}
            maxLength={MAX_NAME_LENGTH}
            name="name"
            autoComplete="name"
            enterKeyHint="next"
          />
          <EmailField />
          <PhoneField error={phoneErrors.phone} />
        </div>
        <TravellerFields phoneError={phoneErrors.travellerPhone} isBoxed />
        <NeedsGroup isGiven={hasNeeds(draft)}>
          <DraftNeeds askTeam={<AskTeam />} />
        </NeedsGroup>
        <div className={FIELDS_IN_A_BOX}>
          <TextAreaField
            label={passengerTexts.notes}
            writes="createBooking.notes"
            {...bind('notes')}
            maxLength={MAX_NOTES_LENGTH}
            placeholder={passengerTexts.notesPlaceholder}
          />
        </div>
        <Switch
          label={passengerTexts.whatsapp}
          hint={passengerTexts.whatsappHint}
          {...bindSwitch('whatsappNotifications')}
        />
      </Card>
      <BillingCard />
    </div>
  )
}

/** Numbers that cannot be dialled keep the step from being left, until they are kept as they are typed. */
function usePhoneErrors() {
  const { draft, problemAt, reportProblems } = useBooking()
  const { isForAnother } = draft
  const { keep, refusalOf } = useKeptPhones(draft.phone !== '' || draft.travellerPhone !== '')
  const phone = refusalOf(draft.phone)
  const travellerPhone = isForAnother ? refusalOf(draft.travellerPhone) : undefined
  useEffect(() => {
    reportProblems({ phone, travellerPhone })
    return () => reportProblems({})
  }, [reportProblems, phone, travellerPhone])
  const errorOf = (field: 'phone' | 'travellerPhone') =>
    keepAsTyped(problemAt(field), () => keep(draft[field]), passengerTexts.keepPhone)
  return { phone: errorOf('phone'), travellerPhone: errorOf('travellerPhone') }
}

function EmailField() {
  const { email } = useBooking().draft
  const { bind } = useDraftFields()
  const { isLeft, watch } = useLeft(email !== '')
  return (
    <TextField
      label={passengerTexts.email}
      hint={passengerTexts.emailHint}
      warning={isLeft && isUnusualEmail(email) && passengerTexts.oddEmail}
      required
      {...bind('email')}
      {...watch}
      maxLength={MAX_TEXT_LENGTH}
      // Not type="email": the browser would refuse what only gets a warning here.
      inputMode="email"
      name="email"
      autoComplete="email"
      enterKeyHint="next"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
