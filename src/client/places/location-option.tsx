import type { Location } from '@chauffeur/contract/locations'
import { fold } from '@chauffeur/domain/fold'
import { say } from '../locale/say.ts'
import { Highlight } from '../ui/highlight.tsx'
import {
  BeachIcon,
  CityIcon,
  GolfIcon,
  HotelIcon,
  LandmarkIcon,
  PinIcon,
  PlaneIcon,
  ResortIcon,
  RestaurantIcon,
  ShoppingIcon,
  TrainIcon,
} from '../ui/icons.tsx'
import { placeTexts } from './place-texts.ts'

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
  const name = say(place.name)
  const alias = matchingAlias({ name, aliases: place.aliases }, query)
  return (
    <div className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0">
        <div className="font-medium">
          <Highlight text={name} query={query} />
        </div>
        <div className="mt-0.5 text-sm text-soft">
          <Highlight text={place.address} query={query} />
        </div>
        {alias !== undefined && (
          <div className="mt-0.5 text-sm text-soft italic">
            {placeTexts.knownAs} <Highlight text={alias} query={query} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The alias that the text matches, where the name itself does not show why the place was found. */
export function matchingAlias({ name, aliases }: Pick<Location, 'name' | 'aliases'>, query: string) {
  const wanted = fold(query)
  if (wanted === '' || fold(name).includes(wanted)) return undefined
  return aliases.find((alias) => fold(alias).includes(wanted))
}
