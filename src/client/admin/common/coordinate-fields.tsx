import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'

export interface Coordinates {
  readonly latitude: string
  readonly longitude: string
}

type CoordinateFieldsProps = Coordinates & {
  /** Gets only those that have changed. */
  onChange: (change: Partial<Coordinates>) => void
  latitudeError?: string | undefined
  longitudeError?: string | undefined
  required?: boolean | undefined
}

/** A point as typed. A pair that is pasted into one field fills both. */
export function CoordinateFields(props: CoordinateFieldsProps) {
  const { latitude, longitude, onChange, latitudeError, longitudeError, required } = props
  const read = (text: string, field: keyof Coordinates) => onChange(coordinatePair(text) ?? { [field]: text })
  const shared = { autoComplete: 'off', maxLength: 60, className: 'tabular' } as const
  return (
    <>
      <Field label="Latitude" error={latitudeError} required={required}>
        <TextInput {...shared} value={latitude} onValueChange={(text) => read(text, 'latitude')} />
      </Field>
      <Field label="Longitude" error={longitudeError} required={required}>
        <TextInput {...shared} value={longitude} onValueChange={(text) => read(text, 'longitude')} />
      </Field>
    </>
  )
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A latitude and longitude in one text, as maps let people copy them. */
export function coordinatePair(text: string): { latitude: string; longitude: string } | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
}
