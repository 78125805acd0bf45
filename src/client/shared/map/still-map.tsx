import { fitInto, mercator } from '@chauffeur/domain/geometry'
import { BASEMAP_ATTRIBUTION, LAND, TOWNS } from '@chauffeur/geodata/basemap'
import { nameText } from '../locale/name-text.ts'
import { classNames } from '../ui/class-names.ts'
import { circleLine, extentOf, type MapArea, type Position } from './map-route.ts'
import { WATER } from './map-colours.ts'

export interface StillMapProps {
  readonly areas: readonly MapArea[]
  readonly label: string
  readonly className: string
}

const WIDTH = 640
const HEIGHT = 360
const MARGIN = 32
/** The Algarve, Lisbon and Seville. */
const WHOLE: Position[] = [
  [-9.9, 36.7],
  [-5.4, 39.2],
]

const LAND_RINGS = LAND.features.flatMap(({ geometry }) => geometry.coordinates.flat())

/** The land, the largest towns and these places, drawn once: for browsers without WebGL. */
export function StillMap({ areas, label, className }: StillMapProps) {
  const place = projection(areas.length > 0 ? extentOf(areas) : WHOLE)
  const path = (line: readonly number[][]) => `M${line.map((at) => place(at).join(' ')).join('L')}Z`
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block w-full', className)}
    >
      <rect width={WIDTH} height={HEIGHT} fill={WATER.sea} />
      <path d={LAND_RINGS.map(path).join('')} className="fill-surface" fillRule="evenodd" />
      {TOWNS.features
        .filter(({ properties }) => properties.rank === 1)
        .map(({ geometry, properties: { name } }) => {
          const [x, y] = place(geometry.coordinates)
          return (
            <text key={name} x={x} y={y} textAnchor="middle" fontSize="15" className="fill-soft">
              {name}
            </text>
          )
        })}
      <text x={WIDTH - 8} y={HEIGHT - 8} textAnchor="end" fontSize="10" className="fill-soft">
        {nameText(BASEMAP_ATTRIBUTION)}
      </text>
      {areas.map((area) => {
        const [cx, cy] = place([area.lon, area.lat])
        const colour = area.kind === 'origin' ? 'fill-accent-fill stroke-accent-fill' : 'fill-ink stroke-ink'
        return (
          <g key={area.kind} className={colour}>
            {area.radiusKm && <path d={path(circleLine(area))} fillOpacity="0.14" strokeWidth="2" />}
            <circle cx={cx} cy={cy} r="7" className="stroke-raised" strokeWidth="2.5" />
          </g>
        )
      })}
    </svg>
  )
}

/** Mercator, with these positions in the middle of the picture. */
function projection(extent: readonly Position[]) {
  const flat = ([lon = 0, lat = 0]: readonly number[]) => [lon, mercator(lat)] as const
  // A point has no size: it is shown with a degree round it.
  const fit = fitInto(extent.map(flat), { width: WIDTH, height: HEIGHT, margin: MARGIN, least: [1, 1] })
  return (at: readonly number[]) => fit(flat(at))
}
