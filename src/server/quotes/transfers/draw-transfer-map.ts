import { fitInto, mercator } from '@chauffeur/domain/geometry'
import type { Locale } from '@chauffeur/domain/locale'
import { BASEMAP_ATTRIBUTION, BORDER, LAND, ROADS, TOWNS } from '@chauffeur/geodata/basemap'
import { nameIn } from '@chauffeur/words/server-words'

/** Longitude and latitude in degrees. */
type Position = readonly number[]
type Place = (at: Position) => readonly [x: number, y: number]

const WIDTH = 960
const HEIGHT = 540
const MARGIN = 90
/** The least that is shown from west to east, in degrees: a short way needs the country round it. */
const LEAST_SPAN = 0.32

// Those of the site (src/client/shared/ui/tokens.css, src/client/shared/map/map-colours.ts), which a file of its own cannot read.
const COLOURS = {
  sea: '#dbe5e8',
  land: '#f6f1e8',
  border: '#c9bfae',
  casing: '#d9cfbf',
  road: '#ffffff',
  town: '#4a5568',
  route: '#a1562a',
  pin: '#111d33',
}

interface TransferMap {
  readonly line: readonly Position[]
  readonly from: End
  readonly to: End
  /** Of the names on it. */
  readonly locale: Locale
}

interface End {
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** A map of a way as an SVG file of its own: coast, roads, towns, the way and its ends. */
export function drawTransferMap({ line, from, to, locale }: TransferMap): string {
  const ends = [from, to].map(({ lon, lat }): Position => [lon, lat])
  const place = projection([...line, ...ends])
  const ways = ROADS.features.filter(({ properties }) => 'MXPN'.includes(properties.class))
  const shown = [...line].filter((at) => isNear(place(at), 0))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Figtree, 'Segoe UI', Arial, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.sea}"/>`,
    `<path fill="${COLOURS.land}" fill-rule="evenodd" d="${areas(place)}"/>`,
    `<path fill="none" stroke="${COLOURS.border}" stroke-width="1.5" stroke-dasharray="6 5" d="${BORDER.features.flatMap(({ geometry }) => geometry.coordinates.map((border) => path(border, place))).join('')}"/>`,
    ...[
      [COLOURS.casing, 5],
      [COLOURS.road, 3],
    ].map(
      ([colour, width]) =>
        `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" d="${ways.map(({ geometry }) => path(geometry.coordinates, place)).join('')}"/>`,
    ),
    `<path fill="none" stroke="${COLOURS.land}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" d="${path(shown, place)}"/>`,
    `<path fill="none" stroke="${COLOURS.route}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" d="${path(shown, place)}"/>`,
    ...townLabels(place, ends, locale),
    pin(named(from, locale), place, to),
    pin(named(to, locale), place, from),
    text(
      { x: WIDTH - 10, y: HEIGHT - 10, size: 11, anchor: 'end', colour: COLOURS.town },
      nameIn(locale, BASEMAP_ATTRIBUTION),
    ),
    '</svg>',
  ].join('\n')
}

/** Mercator, with the whole way in the middle of the picture. */
function projection(extent: readonly Position[]): Place {
  const flat = ([lon = 0, lat = 0]: Position) => [lon, mercator(lat)] as const
  const least = [LEAST_SPAN, LEAST_SPAN / 2] as const
  const fit = fitInto(extent.map(flat), { width: WIDTH, height: HEIGHT, margin: MARGIN, least })
  return (at) => fit(flat(at))
}

function areas(place: Place): string {
  return LAND.features
    .flatMap(({ geometry }) => geometry.coordinates.flat())
    .map((ring) => path(ring, place))
    .filter((drawn) => drawn !== '')
    .map((drawn) => `${drawn}Z`)
    .join('')
}

/** The line within the picture and a little beyond it; what is farther away is drawn in to the edge. */
function path(line: readonly Position[], place: Place): string {
  const points: string[] = []
  let isSeen = false
  for (const at of line) {
    const [x, y] = place(at)
    isSeen ||= isNear([x, y], WIDTH)
    const point = `${clamp(x, -WIDTH, 2 * WIDTH)} ${clamp(y, -WIDTH, HEIGHT + WIDTH)}`
    if (point !== points.at(-1)) points.push(point)
  }
  return isSeen ? `M${points.join('L')}` : ''
}

function isNear([x, y]: readonly [number, number], margin: number): boolean {
  return x >= -margin && x <= WIDTH + margin && y >= -margin && y <= HEIGHT + margin
}

/** The most important towns first, each where no other label and neither end is. */
function townLabels(place: Place, ends: readonly Position[], locale: Locale): string[] {
  const taken = ends.map(place)
  return TOWNS.features.flatMap(({ geometry, properties: { name, rank } }) => {
    const at = place(geometry.coordinates)
    const [x, y] = at
    const isInside = x > 50 && x < WIDTH - 60 && y > 24 && y < HEIGHT - 30
    if (!isInside || taken.some(([left, top]) => Math.abs(left - x) < 110 && Math.abs(top - y) < 34))
      return []
    taken.push(at)
    return [
      `<circle cx="${x}" cy="${y}" r="3" fill="${COLOURS.town}"/>`,
      text(
        { x, y: y - 9, size: rank === 1 ? 17 : 14, anchor: 'middle', colour: COLOURS.town },
        nameIn(locale, name),
      ),
    ]
  })
}

function named(end: End, locale: Locale): End {
  return { ...end, name: nameIn(locale, end.name) }
}

/** One end of the way, its name on the side that leads away from the other. */
function pin({ name, lon, lat }: End, place: Place, other: End): string {
  const [x, y] = place([lon, lat])
  const isEast = lon >= other.lon
  const isSouth = lat < other.lat
  // A name that would leave the picture goes above its place, or below it.
  const isTight = isEast ? x > WIDTH - 30 - name.length * 11 : x < 30 + name.length * 11
  const label = isTight
    ? {
        x: clamp(x, 10 + name.length * 6, WIDTH - 10 - name.length * 6),
        y: y + (isSouth ? 34 : -20),
        anchor: 'middle' as const,
      }
    : { x: x + (isEast ? 18 : -18), y: y + 7, anchor: isEast ? ('start' as const) : ('end' as const) }
  return [
    `<circle cx="${x}" cy="${y}" r="9" fill="${COLOURS.pin}" stroke="#ffffff" stroke-width="3"/>`,
    text({ ...label, size: 20, weight: 600, colour: COLOURS.pin }, name),
  ].join('')
}

interface Label {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: string
  readonly weight?: number
}

function text({ x, y, size, anchor, colour, weight = 400 }: Label, words: string): string {
  const halo = `paint-order="stroke" stroke="${COLOURS.land}" stroke-width="4" stroke-linejoin="round"`
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${colour}" ${halo}>${escapeXml(words)}</text>`
}

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
