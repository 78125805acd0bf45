import { isLatitude, isLongitude, parseNumber } from '@chauffeur/domain/coordinates'
import { useMemo } from 'react'
import { AreaMap, type PickedPoint } from '../../map/area-map.tsx'
import type { MapArea } from '../../map/map-area.ts'
import { useSite } from '../../site/use-site.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { Coordinates } from '../common/coordinate-fields.tsx'
import { stopTexts } from './stop-texts.ts'

// Ten metres: a finger sets no finer.
const DECIMALS = 4
const TYPING_MS = 300

type StopMapProps = Coordinates & { name: string; onPick: (point: Coordinates) => void }

/** Where the stop is. A click sets it; the fields beside it do the same without a mouse. */
export function StopMap({ name, latitude, longitude, onPick }: StopMapProps) {
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
