import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { placeLines } from '@chauffeur/domain/place-lines'
import { useState } from 'react'
import { panel, plainButton } from './parts.tsx'
import { useWords } from './language.tsx'

type Place = DriverJob['from']
/** A list that the phone has kept may lack it. */
type Note = string | null | undefined

/** From where to where, and the phone's own maps for the way there. */
export function WayPanel({ job }: { job: DriverJob }) {
  const { from, to, stops, hireHours, pickupNote, dropoffNote, meetingPlace } = job
  const words = useWords()
  return (
    <section className={panel}>
      <PlaceLine label={words.pickup} place={from} note={pickupNote} />
      {/* A list that the phone has kept may be from before it was told. */}
      {meetingPlace && (
        <p className="mt-2">
          <span className="block text-sm font-semibold text-soft">{words.guestTold}</span>
          {words.meetingPlace(meetingPlace.texts)}
        </p>
      )}
      {stops.length > 0 && (
        <ul className="py-3 text-soft">
          {stops.map(({ location, minutes }) => (
            <li key={location}>{words.stop(words.nameOf(location), minutes)}</li>
          ))}
        </ul>
      )}
      <hr className="my-4 border-line" />
      {to ? (
        <PlaceLine label={words.dropoff} place={to} note={dropoffNote} />
      ) : (
        <p className="text-lead font-semibold">{words.hire(hireHours ?? 0)}</p>
      )}
    </section>
  )
}

function PlaceLine({ label, place, note }: { label: string; place: Place; note: Note }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { name, address } = placeLines(place.address, place.name, words.nameOf)
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-soft">{label}</p>
          <p className="text-lead leading-snug font-semibold">{name}</p>
          {address !== undefined && <p className="text-sm text-soft">{address}</p>}
          {note && <p className="mt-1 wrap-anywhere">{note}</p>}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.navigateTo(name)}
          onClick={() => setOpen(!isOpen)}
          className={`${plainButton} shrink-0`}
        >
          {words.navigate}
        </button>
      </div>
      {isOpen && (
        <ul className="mt-3 grid gap-2">
          {mapsOf(place).map(({ map, href }) => (
            <li key={map}>
              <a href={href} rel="noreferrer" target="_blank" className={plainButton}>
                {words.maps[map]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Links only: nothing is loaded from another site. */
function mapsOf({ address, lat, lon }: Place) {
  const at = lat === null || lon === null ? null : `${lat},${lon}`
  const query = encodeURIComponent(at ?? address)
  return [
    { map: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${query}&travelmode=driving` },
    {
      map: 'waze',
      href: at
        ? `https://waze.com/ul?ll=${query}&navigate=yes`
        : `https://waze.com/ul?q=${query}&navigate=yes`,
    },
    { map: 'geo', href: hrefOfOwnMap(at, query) },
  ] as const
}

/** Apple's phones know no geo links; their map opens this address. */
function hrefOfOwnMap(at: string | null, query: string): string {
  if (/iPhone|iPad/.test(navigator.userAgent)) return `https://maps.apple.com/?daddr=${query}&dirflg=d`
  return `geo:${at ?? '0,0'}?q=${query}`
}
