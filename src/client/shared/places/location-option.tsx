import type { Location } from '@chauffeur/contract/locations'
import { fold } from '@chauffeur/domain/fold'
import type { PlaceLines } from '@chauffeur/domain/place-lines'
import { Fragment } from 'react'
import { placeTexts } from '@chauffeur/words/en/shared'
import { nameText } from '../locale/name-text.ts'
import { PinIcon, PlaneIcon } from '../ui/icons.tsx'
import {
  BeachIcon,
  CityIcon,
  GolfIcon,
  HotelIcon,
  LandmarkIcon,
  ResortIcon,
  RestaurantIcon,
  ShoppingIcon,
  TrainIcon,
} from './place-icons.tsx'
import { OptionRow } from './option-row.tsx'
import { placeShown } from './place-shown.ts'

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
