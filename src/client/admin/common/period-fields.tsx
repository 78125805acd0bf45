import { DatePicker } from '../../shared/ui/date-picker.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TimePicker } from '../../shared/ui/time-picker.tsx'

interface Period {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

interface PeriodFieldsProps {
  readonly period: Period
  readonly onChange: (changed: Partial<Period>) => void
  readonly problemAt: (field: keyof Period) => string | undefined
  readonly texts: {
    readonly from: string
    readonly until: string
    readonly day: string
    readonly time: string
  }
}

/** From a day and time until another; an end that the start passes moves along with it. */
export function PeriodFields({ period, onChange, problemAt, texts }: PeriodFieldsProps) {
  const { startDate, startTime, endDate, endTime } = period
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_9.5rem]">
      <Field label={`${texts.from}, ${texts.day}`} error={problemAt('startDate')} required>
        <DatePicker
          value={startDate}
          onValueChange={(day) => onChange({ startDate: day, ...(endDate < day && { endDate: day }) })}
        />
      </Field>
      <Field label={`${texts.from}, ${texts.time}`} error={problemAt('startTime')} required>
        <TimePicker value={startTime} onValueChange={(time) => onChange({ startTime: time })} />
      </Field>
      <Field label={`${texts.until}, ${texts.day}`} error={problemAt('endDate')} required>
        <DatePicker value={endDate} min={startDate} onValueChange={(day) => onChange({ endDate: day })} />
      </Field>
      <Field label={`${texts.until}, ${texts.time}`} error={problemAt('endTime')} required>
        <TimePicker value={endTime} onValueChange={(time) => onChange({ endTime: time })} />
      </Field>
    </div>
  )
}
