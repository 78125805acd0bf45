import { shortDuration } from '@chauffeur/domain/duration'
import { milesFromKilometres } from '@chauffeur/domain/hire'
import { readPinAddress } from '@chauffeur/domain/pin-address'
import { currentLocale } from '@chauffeur/words/current-locale'
import { journeyTexts } from '@chauffeur/words/en/journey'
import { placeShown } from '../places/place-shown.ts'
import type { Draft } from './draft/draft.ts'
import type { RoutePoint } from '../ui/route-points.tsx'
import { nameText } from '../locale/name-text.ts'

/** Pick-up, stops and drop-off as far as they are known; a hire ends where the customer wishes. */
export function journeyPoints(draft: Draft): readonly RoutePoint[] {
  const start = placePoint('pickup', draft.pickupLocation, draft.pickupName, draft.pickupNote)
  const stops = draft.stops.map(({ id, location, duration }) => ({
    key: id,
    title: nameText(location),
    detail: journeyTexts.stopPoint(shortDuration(duration)),
  }))
  const end =
    draft.serviceType === 'hourly'
      ? [{ key: 'dropoff', title: journeyTexts.byDriver }]
      : placePoint('dropoff', draft.dropoffLocation, draft.dropoffName, draft.dropoffNote)
  return [...start, ...stops, ...end]
}

/** A short name for a place: its own, else the first part of its address. */
export function shortName(location: string, name: string): string {
  if (readPinAddress(location)) return placeShown(location, name).name
  return nameText(name || (location.split(',')[0] ?? location))
}

function placePoint(key: string, location: string, name: string, note: string): RoutePoint[] {
  if (location === '') return []
  const { name: title, address } = placeShown(location, name)
  return [{ key, title, detail: detailOf(note, address) }]
}

/** Joins the further details of a place in one line; undefined if there are none. */
function detailOf(...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' · ') || undefined
}

/** Kilometres as charged, with miles beside them: "28.4 km (17.6 mi)". */
export function describeDistance(kilometres: number): string {
  return journeyTexts.kilometres(plain(kilometres), plain(milesFromKilometres(kilometres)))
}

function plain(distance: number): string {
  const text = distance.toFixed(1).replace(/\.0$/, '')
  return currentLocale() === 'en' ? text : text.replace('.', ',')
}
