import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useLuggage } from '../booking/vehicle/use-luggage.ts'
import { say } from '../locale/say.ts'
import { detailTexts as texts } from './detail-texts.ts'

const UNDECIDED = ''

type LuggageFieldProps = {
  vehicleId: number
  /** Empty without one. */
  booked: string
  value: string
  onChange: (config: string) => void
  problem: string | undefined
}

/** One of the loads of the booked vehicle; what was booked stays among them, also where it is not offered any more. */
export function LuggageField({ vehicleId, booked, value, onChange, problem }: LuggageFieldProps) {
  const offered = useLuggage(vehicleId).map(({ config }) => config)
  const configs = [...new Set([...offered, booked])].filter((config) => config !== '')
  if (configs.length === 0) return null
  return (
    <Field label={texts.luggage} error={problem}>
      <Select
        value={value}
        onValueChange={onChange}
        options={[
          { value: UNDECIDED, label: texts.noLuggage },
          ...configs.map((config) => ({ value: config, label: say(config) })),
        ]}
      />
    </Field>
  )
}
