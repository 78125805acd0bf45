import { useMemo } from 'react'
import { AreaMap } from '../../map/area-map.tsx'
import { useSite } from '../../site/use-site.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { areasOf, type RegionDraft } from './region-draft.ts'
import { regionTexts } from './region-texts.ts'

const TYPING_MS = 300
const { map, mapCircle } = regionTexts.dialog

/** Both circles of a route, as they are typed. */
export function RegionMap({ draft }: { draft: RegionDraft }) {
  const { mapStyleUrl } = useSite()
  const settled = useDebounced(draft, TYPING_MS)
  const areas = useMemo(() => areasOf(settled), [settled])
  return (
    <AreaMap
      areas={areas}
      label={map(areas.map(({ name, radiusKm = 0 }) => mapCircle(radiusKm, name)))}
      styleUrl={mapStyleUrl}
      className="h-64 rounded-control md:h-full md:min-h-80"
    />
  )
}
