import { classNames } from '../ui/class-names.ts'
import type { MapRoute, Position } from './map-route.ts'

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
  const xs = all.map(([lon]) => lon * narrower)
  const ys = all.map(([, lat]) => -lat)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  // A single point has no size.
  const scale = Math.min(WIDTH / Math.max(east - west, 1e-6), HEIGHT / Math.max(south - north, 1e-6))
  return ([lon, lat]: Position): [x: number, y: number] => [
    round(WIDTH / 2 + (lon * narrower - (west + east) / 2) * scale),
    round(HEIGHT / 2 + (-lat - (north + south) / 2) * scale),
  ]
}

const round = (value: number): number => Math.round(value * 10) / 10
