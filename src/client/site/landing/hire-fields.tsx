import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { todayIn } from '@chauffeur/domain/time'
import { useState } from 'react'
import { quoteTexts } from '@chauffeur/words/en/home'
import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { StepperField } from '../../shared/ui/number-stepper.tsx'

type Hire = {
  /** Hours. */
  duration: number
  /** yyyy-MM-dd, or ''. */
  date: string
}

type HireFieldsProps = Hire & { onChange: (fields: Partial<Hire>) => void }

/** How long, and on which day. Until a place is known, today is Lisbon's. */
export function HireFields({ duration, date, onChange }: HireFieldsProps) {
  const [today] = useState(() => todayIn('Europe/Lisbon', new Date()))
  return (
    <>
      <StepperField
        label={quoteTexts.duration}
        value={duration}
        onValueChange={(hours) => onChange({ duration: hours })}
        min={MIN_HIRE_HOURS}
        max={MAX_HIRE_HOURS}
        format={quoteTexts.hours}
        decreaseLabel={quoteTexts.fewerHours}
        increaseLabel={quoteTexts.moreHours}
      />
      <Field label={quoteTexts.date}>
        <DatePicker value={date} onValueChange={(day) => onChange({ date: day })} min={today} today={today} />
      </Field>
    </>
  )
}
