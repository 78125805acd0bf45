import type { ProblemAt } from '../../common/use-form-problems.ts'
import { CoordinateFields, type Coordinates } from '../common/coordinate-fields.tsx'
import { StopMap } from './stop-map.tsx'
import { stopTexts } from './stop-texts.ts'

type StopPointProps = {
  draft: Coordinates & { readonly name: string }
  onChange: (change: Partial<Coordinates>) => void
  problemAt: ProblemAt
}

/** Where a stop is: typed, or picked on the map. */
export function StopPoint({ draft, onChange, problemAt }: StopPointProps) {
  const { name, latitude, longitude } = draft
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2">
        <CoordinateFields
          latitude={latitude}
          longitude={longitude}
          onChange={onChange}
          latitudeError={problemAt('latitude')}
          longitudeError={problemAt('longitude')}
          required
        />
        <p className="col-span-2 text-sm text-soft">{stopTexts.fields.point}</p>
      </div>
      <StopMap name={name} latitude={latitude} longitude={longitude} onPick={onChange} />
    </>
  )
}
