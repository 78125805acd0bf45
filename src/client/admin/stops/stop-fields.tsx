import { isLatitude, isLongitude, parseNumber } from '@chauffeur/domain/parse-number'
import { isRouteName } from '@chauffeur/domain/regions'
import { type ComponentProps, useMemo } from 'react'
import type { AdminStop } from '@chauffeur/contract/admin-routes'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { AreaMap, type PickedPoint } from '../../shared/map/area-map.tsx'
import type { MapArea } from '../../shared/map/map-route.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { ChecksField, CoordinateFields, type Coordinates } from '../common/fields.tsx'
import { CustomerText } from '../common/fact.tsx'
import { readState } from '../common/resource-list.tsx'

/** The step of the arrows of a stop's price, in euros. */
export const STOP_PRICE_STEP = 5

type RouteChoicesProps = Pick<
  ComponentProps<typeof ChecksField<string>>,
  'value' | 'onValueChange' | 'error' | 'layout'
> & {
  /** Routes that the stop has: they can be deselected even if they are not on offer any more. */
  own?: AdminStop['routes']
}

/** The routes of a stop, to be ticked. */
export function RouteChoices({ own, ...checks }: RouteChoicesProps) {
  const label = 'Routes (select at least one)'
  const query = trpc.regions.listAll.useQuery()
  const state = readState(query)
  const routes = query.data?.filter(({ name, isActive }) => isActive && isRouteName(name))
  const missing = (own ?? []).filter(({ id }) => !routes?.some((route) => route.id === id))
  const options = [...(routes ?? []), ...missing].map(({ id, name, isActive }) => ({
    value: id,
    label: <CustomerText>{name}</CustomerText>,
    hint: isActive ? undefined : 'Not active: customers are not offered it',
  }))
  if (routes && options.length > 0) return <ChecksField {...checks} label={label} options={options} />
  return (
    <Field label={label} group error={checks.error}>
      {routes ? (
        <p className="text-sm text-soft">No route connections available</p>
      ) : state.problem ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {state.problem}
          <Button size="small" onClick={state.refetch}>
            Try again
          </Button>
        </p>
      ) : (
        <Spinner label="Loading routes..." className="size-5 text-accent" />
      )}
    </Field>
  )
}

type StopPointProps = {
  draft: Coordinates & { readonly name: string }
  onChange: (change: Partial<Coordinates>) => void
  problemAt: ProblemAt
}

/** Where a stop is: typed, or picked on the map. */
export function StopPoint({ draft, onChange, problemAt }: StopPointProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2">
        <CoordinateFields {...draft} onChange={onChange} problemAt={problemAt} required />
        <p className="col-span-2 text-sm text-soft">
          Latitude and longitude can be pasted together, or set by a click on the map.
        </p>
      </div>
      <StopMap {...draft} onPick={onChange} />
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
      label={
        areas.length > 0
          ? `Map with ${shownName === '' ? 'the new stop' : shownName}`
          : 'Map of the south of Portugal and Spain, with no stop set yet'
      }
      styleUrl={mapStyleUrl}
      onPick={({ lat, lon }: PickedPoint) =>
        onPick({ latitude: lat.toFixed(DECIMALS), longitude: lon.toFixed(DECIMALS) })
      }
      className="h-52 rounded-control"
    />
  )
}
