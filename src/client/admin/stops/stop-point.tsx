import { isLatitude, isLongitude, parseNumber } from '@chauffeur/domain/coordinates'
import { useMemo } from 'react'
import { useSite } from '../../shared/firm/use-site.ts'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { AreaMap, type PickedPoint } from '../../shared/map/area-map.tsx'
import type { MapArea } from '../../shared/map/map-route.ts'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { CoordinateFields, type Coordinates } from '../common/coordinate-fields.tsx'
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

// Ten metres: a finger sets no finer.
const DECIMALS = 4
const TYPING_MS = 300

type StopMapProps = Coordinates & { name: string; onPick: (point: Coordinates) => void }

/** Where the stop is. A click sets it; the fields beside it do the same without a mouse. */
function StopMap({ name, latitude, longitude, onPick }: StopMapProps) {
  const { mapStyleUrl } = useSite()
  const shownName = useDebounced(name.trim(), TYPING_MS)
  const lat = useDebounced(parseNumber(latitude), TYPING_MS)
  const lon = useDebounced(parseNumber(longitude), TYPING_MS)
  const areas = useMemo((): readonly MapArea[] => {
    if (lat === undefined || lon === undefined || !isLatitude(lat) || !isLongitude(lon)) return []
    return [{ kind: 'origin', name: shownName, lat, lon }]
  }, [shownName, lat, lon])
  return (
    <AreaMap
      areas={areas}
      label={areas.length > 0 ? stopTexts.map(shownName) : stopTexts.emptyMap}
      styleUrl={mapStyleUrl}
      onPick={({ lat, lon }: PickedPoint) =>
        onPick({ latitude: lat.toFixed(DECIMALS), longitude: lon.toFixed(DECIMALS) })
      }
      className="h-52 rounded-control"
    />
  )
}
