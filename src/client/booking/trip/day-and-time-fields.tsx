import { useRef, useState } from 'react'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Field } from '../../ui/field.tsx'
import { TimePicker } from '../../ui/time-picker.tsx'
import { useBooking } from '../state/booking-context.ts'

interface DayAndTimeFieldsProps {
  readonly texts: { readonly date: string; readonly time: string; readonly unreadableTime: string }
  readonly dayProblem: string | false | undefined
  readonly timeProblem: string | false | undefined
  readonly timeWarning?: string | false | undefined
  /** Whether a tap on a day leads on to the time. */
  readonly leadsToTime?: boolean
}

/** Day and time of pick-up, side by side where their grid has two columns. */
export function DayAndTimeFields(props: DayAndTimeFieldsProps) {
  const { texts, dayProblem, timeProblem, timeWarning, leadsToTime = false } = props
  const { draft, change, clock } = useBooking()
  const timeBox = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <>
      <Field label={texts.date} error={dayProblem} required>
        <DatePicker
          value={draft.pickupDate}
          onValueChange={(pickupDate) => change({ type: 'set', fields: { pickupDate } })}
          onTap={() => {
            if (leadsToTime) timeBox.current?.focus()
          }}
          min={clock.today}
          today={clock.today}
        />
      </Field>
      <Field
        label={texts.time}
        error={isUnreadable ? texts.unreadableTime : timeProblem}
        warning={timeWarning}
        required
      >
        <TimePicker
          value={draft.pickupTime}
          onValueChange={(pickupTime) => change({ type: 'set', fields: { pickupTime } })}
          isOffered={clock.hasTime}
          onUnreadable={setIsUnreadable}
          inputRef={timeBox}
        />
      </Field>
    </>
  )
}
