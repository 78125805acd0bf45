import type { ChangedTrip } from '@chauffeur/contract/change-fields'
import { describeMinutes } from '../booking/journey/describe-minutes.ts'
import { wallTimeText } from '../locale/formats.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { say } from '../locale/say.ts'
import { changeTexts as texts } from './change-texts.ts'

type CompareTripsProps = { before: ChangedTrip; after: ChangedTrip }

/** What is to be another of a trip, old and new beside each other. What stays is left out. */
export function CompareTrips({ before, after }: CompareTripsProps) {
  const old = linesOf(before)
  const rows = linesOf(after).filter(({ value }, index) => value !== old[index]?.value)
  if (rows.length === 0) return null
  return (
    <table className="w-full table-fixed border-collapse text-left align-top">
      <caption className="sr-only">{texts.compared}</caption>
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className="w-20 sm:w-28">
            <span className="sr-only">{texts.part}</span>
          </th>
          <th scope="col" className="pb-1.5 pr-3 font-medium">
            {texts.before}
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-sm font-normal text-soft">
              {texts.rows[name]}
            </th>
            <td className="py-2.5 pr-3 wrap-anywhere whitespace-pre-line text-soft first-letter:uppercase">
              {old.find((line) => line.name === name)?.value}
            </td>
            <td className="py-2.5 font-medium wrap-anywhere whitespace-pre-line first-letter:uppercase">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function linesOf(trip: ChangedTrip) {
  const { pickupDate, pickupTime, pickupZone, stops, serviceDuration } = trip
  return [
    {
      name: 'when',
      value: wallTimeText({ date: pickupDate, time: pickupTime }, pickupZone),
    },
    { name: 'pickup', value: say(trip.pickupLocation) },
    { name: 'dropoff', value: trip.dropoffLocation === null ? texts.none : say(trip.dropoffLocation) },
    {
      name: 'stops',
      value:
        stops.map(({ location, duration }) => texts.stop(location, describeMinutes(duration))).join('\n') ||
        texts.none,
    },
    { name: 'hours', value: serviceDuration === null ? texts.none : texts.hoursOf(serviceDuration) },
    { name: 'vehicle', value: vehicleText(trip.vehicleName) },
  ] as const
}
