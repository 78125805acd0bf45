import { fitInto } from '@chauffeur/domain/geometry'
import type { Trip } from '@chauffeur/contract/trip'
import { lazy, useEffect, useRef, useState } from 'react'
import { tripPageTexts as texts } from '@chauffeur/words/en/trip'
import { trpc } from '../../shared/api/trpc.ts'
import { noteFailure } from '../../shared/map/note-failure.ts'
import { placeShown } from '../../shared/places/place-shown.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import type { MapRoute, Position } from '../../shared/map/map-route.ts'

const RouteMap = lazy(async () => ({ default: (await import('../../shared/map/route-map.tsx')).RouteMap }))
const SIZE = 'h-64 sm:h-72'

/**
 * The way as a drawing, and at a tap on a map: its library is large, and where the processor draws it, a phone stands
 * still for seconds. Where the way cannot be found, the page stands without it.
 */
export function TripMap({ trip }: { trip: Trip }) {
  const { mapStyleUrl } = useSite()
  const { bookingNumber } = trip
  const from = placeShown(trip.pickupLocation, trip.pickupName).name
  const to = trip.dropoffLocation === null ? null : placeShown(trip.dropoffLocation, trip.dropoffName).name
  const { data, error } = trpc.trip.route.useQuery({ bookingNumber }, { staleTime: Infinity })
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) noteFailure('No route to show:', error.message)
  }, [error])
  // The button that had the focus is gone.
  useEffect(() => {
    if (isWanted) place.current?.focus()
  }, [isWanted])
  if (error) return null
  const still = (
    <div className="bg-sunken">
      {/* The drawing keeps its place while it is awaited. */}
      <div className="h-44 px-8 pt-8 sm:h-52">
        {data && <RouteSketch points={data.points} line={data.line} className="h-36 w-full sm:h-44" />}
      </div>
      <div className="flex items-end justify-between gap-4 p-4 sm:px-6">
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">{from}</p>
          {to !== null && (
            <p className="font-medium wrap-anywhere">
              <span aria-hidden="true">→ </span>
              {to}
            </p>
          )}
          <p className="tabular min-h-lh text-soft">
            {data?.distanceKm != null && texts.distance(data.distanceKm)}
          </p>
        </div>
        {!isWanted && (
          <Button size="small" className="shrink-0 bg-raised!" onClick={() => setWanted(true)}>
            {texts.showMap}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <div ref={place} tabIndex={-1} className="outline-none print:hidden">
      {isWanted && data ? (
        <LatePart waiting={<Skeleton className={`${SIZE} rounded-none`} />} missing={still}>
          <RouteMap
            points={data.points}
            line={data.line}
            label={texts.map(from, to)}
            styleUrl={mapStyleUrl}
            className={SIZE}
            missing={still}
          />
        </LatePart>
      ) : (
        still
      )}
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 160

/** The shape of a way without a map under it: a drawing of some hundred bytes, for the eye alone. */
export function RouteSketch({ points, line, className }: MapRoute & { readonly className: string }) {
  const place = projection([...line, ...points.map(({ lon, lat }): Position => [lon, lat])])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classNames('overflow-visible', className)}
    >
      <path
        d={line.length > 0 ? `M${line.map((at) => place(at).join(' ')).join('L')}` : ''}
        fill="none"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-accent-line"
      />
      {points.map(({ kind, lon, lat }) => {
        const [cx, cy] = place([lon, lat])
        return (
          <circle
            key={`${lon} ${lat}`}
            cx={cx}
            cy={cy}
            r={kind === 'stop' ? 4.5 : 6}
            strokeWidth="2.5"
            className={kind === 'stop' ? 'fill-raised stroke-accent-line' : 'fill-accent-line stroke-raised'}
          />
        )
      })}
    </svg>
  )
}

/** Degrees as they look this far north, with everything in the middle of the drawing. */
function projection(all: readonly Position[]) {
  const narrower = Math.cos(((all[0]?.[1] ?? 0) * Math.PI) / 180)
  const flat = ([lon, lat]: Position) => [lon * narrower, lat] as const
  // A single point has no size.
  const fit = fitInto(all.map(flat), { width: WIDTH, height: HEIGHT, least: [1e-6, 1e-6] })
  return (at: Position) => fit(flat(at))
}
