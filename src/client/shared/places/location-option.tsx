import type { Location } from '@chauffeur/contract/locations'
import { fold } from '@chauffeur/domain/fold'
import type { PlaceLines } from '@chauffeur/domain/place-lines'
import { Fragment } from 'react'
import { placeTexts } from '@chauffeur/words/en/shared'
import { nameText } from '../locale/name-text.ts'
import { PinIcon, PlaneIcon, stroke } from '../ui/icons.tsx'
import { OptionRow } from './option-row.tsx'
import { placeShown } from './place-shown.ts'

const HotelIcon = stroke(
  'M3 19V6M3 16h18v3M21 16v-2.5a3.5 3.5 0 0 0-3.5-3.5H11v6',
  'M7 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
)
const CityIcon = stroke(
  'M4 20V9.5L10 6v14M10 20V3.5h.01L20 8v12M2.5 20h19',
  'M7 11.5v.01M7 15.5v.01M13.5 10v.01M16.5 11v.01M13.5 14.5v.01M16.5 14.5v.01',
)
const BeachIcon = stroke(
  'M12.6 10.4 16 20M4 13.2C4.6 7.8 9 4.2 13.6 5s7.3 4.5 6.6 8.4L4 13.2z',
  'M3 20h18M12.9 5 12.5 3.5',
)
const LandmarkIcon = stroke('M3.5 9 12 4l8.5 5zM5.5 9v8M9.8 9v8M14.2 9v8M18.5 9v8M4 17h16M3 20h18')
const GolfIcon = stroke(
  'M10 16.5V3.5l7 3.2-7 3.3',
  'M7.2 15.6C5 16 3.5 17 3.5 18.1c0 1.6 3.6 2.9 8.2 2.9s8.3-1.3 8.3-2.9c0-1.3-2.4-2.4-5.8-2.8',
)
const ResortIcon = stroke(
  'M12.5 20c.3-4.5.1-7.8-1-11',
  'M11.5 9C9.8 6.6 6.8 6.2 4.5 8M11.5 9c-2.9-.2-5.2 1.7-5.4 4.6M11.5 9c1-2.8 3.9-4.1 6.8-2.9M11.5 9c2.8-.3 5.4 1.5 5.9 4.4',
  'M4 20h16',
)
const ShoppingIcon = stroke('M5.5 8.5h13l.9 11.5H4.6zM8.7 11V7.3a3.3 3.3 0 0 1 6.6 0V11')
const RestaurantIcon = stroke(
  'M7.5 3.5V20.5M4.5 3.5v4.7a3 3 0 0 0 6 0V3.5',
  'M17 13.5v7M17 13.5c-1.7-.4-2.6-2.3-2.6-4.7 0-2.9 1.1-5.3 2.6-5.3z',
)
const TrainIcon = stroke(
  'M8 3.5h8a2.5 2.5 0 0 1 2.5 2.5v8.5A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 8 3.5z',
  'M5.5 10.5h13M9 13.8v.01M15 13.8v.01M9 17l-2 3.5M15 17l2 3.5',
)

const icons: Readonly<Record<string, typeof PinIcon>> = {
  airport: PlaneIcon,
  hotel: HotelIcon,
  city: CityIcon,
  beach: BeachIcon,
  landmark: LandmarkIcon,
  golf: GolfIcon,
  resort: ResortIcon,
  shopping: ShoppingIcon,
  restaurant: RestaurantIcon,
  station: TrainIcon,
}

/** One suggestion: what it is, its name, its address, and the other name that it was found by. */
export function LocationOption({ place, query }: { place: Location; query: string }) {
  const Icon = icons[place.displayType] ?? PinIcon
  if (place.pin) return <PinOption {...placeShown(place.address, place.name)} />
  const name = nameText(place.name)
  const address = <Highlight text={nameText(place.address)} query={query} />
  const alias = matchingAlias({ name, aliases: place.aliases }, query)
  return (
    <OptionRow icon={<Icon />} title={<Highlight text={name} query={query} />} detail={address}>
      {alias !== undefined && (
        <div className="mt-0.5 text-sm text-soft italic">
          {placeTexts.knownAs} <Highlight text={alias} query={query} />
        </div>
      )}
    </OptionRow>
  )
}

/** The point that was pasted. Nothing of it was typed, so nothing is marked. */
function PinOption({ name, address }: PlaceLines) {
  return <OptionRow icon={<PinIcon />} title={name} detail={address} />
}

/** The alias that the text matches, where the name itself does not show why the place was found. */
export function matchingAlias({ name, aliases }: Pick<Location, 'name' | 'aliases'>, query: string) {
  const wanted = fold(query)
  if (wanted === '' || fold(name).includes(wanted)) return undefined
  return aliases.find((alias) => fold(alias).includes(wanted))
}

/** Marks what was typed, however it was accented: "sao" marks "São". */
export function Highlight({ text, query }: { text: string; query: string }) {
  const parts = splitAtMatches(text, query)
  return parts.map(({ start, part, marked }) =>
    marked ? (
      <mark key={start} className="bg-transparent font-semibold text-accent">
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  )
}

type Part = { start: number; part: string; marked: boolean }

/** The whole query where it occurs, else each of its words. */
function splitAtMatches(text: string, query: string): readonly Part[] {
  const { folded, origins } = foldWithOrigins(text)
  const needle = foldWithOrigins(query.trim()).folded
  const needles = folded.includes(needle) ? [needle] : needle.split(/\s+/)
  const marked = new Set<number>()
  for (const word of needles.filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let offset = 0; offset < word.length; offset++) marked.add(origins[at + offset] ?? 0)
    }
  }
  return groupNeighbours(text, marked)
}

/** Lower case without accents, and for each of its characters the one it came from. */
function foldWithOrigins(text: string): { folded: string; origins: readonly number[] } {
  let folded = ''
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    folded += bare
    for (let unit = 0; unit < bare.length; unit++) origins.push(index)
    index += character.length
  }
  return { folded, origins }
}

function groupNeighbours(text: string, marked: ReadonlySet<number>): readonly Part[] {
  const parts: Part[] = []
  let index = 0
  for (const character of text) {
    const last = parts.at(-1)
    // A combining accent belongs to the letter before it.
    const isMarked = /^\p{M}$/u.test(character) ? (last?.marked ?? false) : marked.has(index)
    if (last && last.marked === isMarked) last.part += character
    else parts.push({ start: index, part: character, marked: isMarked })
    index += character.length
  }
  return parts
}
