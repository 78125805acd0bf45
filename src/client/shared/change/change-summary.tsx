import type { ChangedTrip, ChangeQuote } from '@chauffeur/contract/change-fields'
import { shortDuration } from '@chauffeur/domain/duration'
import { changeTexts as texts } from '@chauffeur/words/en/changes'
import { wallTimeText } from '../locale/formats.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { nameText } from '../locale/name-text.ts'
import { placeShown } from '../places/place-shown.ts'
import { classNames } from '../ui/class-names.ts'
import { eurosText } from '../locale/euros-text.ts'

type ChangeSummaryProps = {
  before: ChangedTrip
  after: ChangedTrip
  costs: Pick<ChangeQuote, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'settlement'>
  /** The difference is paid already. */
  isPaid?: boolean
  /** It takes effect when the office accepts it. */
  isWaiting?: boolean
  /** When it takes effect. */
  effect?: string | undefined
}

/** Old and new beside each other, what it costs, and when it takes effect. */
export function ChangeSummary({ before, after, costs, isPaid, isWaiting, effect }: ChangeSummaryProps) {
  return (
    <div className="grid gap-4">
      <CompareTrips before={before} after={after} />
      <div className="grid gap-1 rounded-card bg-sunken p-4">
        <p className="font-medium tabular">
          {describeCost(costs, { isPaid: isPaid ?? false, isWaiting: isWaiting ?? false })}
        </p>
        {effect !== undefined && <p className="text-sm text-soft">{effect}</p>}
      </div>
    </div>
  )
}

/** The changed facts of a trip, old and new beside each other. The others are left out. */
export function CompareTrips({ before, after }: { before: ChangedTrip; after: ChangedTrip }) {
  const old = linesOf(before)
  const rows = linesOf(after).flatMap((now, index) => {
    const was = old[index]
    return was === undefined || isSame(was, now) ? [] : [{ name: now.name, was, now }]
  })
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
        {rows.map(({ name, was, now }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pr-3 text-sm font-normal text-soft">
              {texts.rows[name]}
            </th>
            <td className="py-2.5 pr-3 wrap-anywhere whitespace-pre-line text-soft first-letter:uppercase">
              <Value line={was} other={now} />
            </td>
            <td className="py-2.5 font-medium wrap-anywhere whitespace-pre-line first-letter:uppercase">
              <Value line={now} other={was} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Line {
  readonly name: keyof typeof texts.rows
  readonly value: string
  /** Of a place. */
  readonly address?: string | undefined
  readonly note?: string | null | undefined
}

const isSame = (one: Line, other: Line) =>
  one.value === other.value && one.address === other.address && one.note === other.note

/** The address of a place where there is room for it, or where it is all that differs. */
function Value({ line, other }: { line: Line; other: Line }) {
  const { value, address, note } = line
  return (
    <>
      {value}
      {note && <span className="block text-sm font-normal">{note}</span>}
      {address !== undefined && (
        <span
          className={classNames(
            'block text-sm font-normal text-soft',
            value !== other.value && 'max-sm:hidden',
          )}
        >
          {address}
        </span>
      )}
    </>
  )
}

function linesOf(trip: ChangedTrip): readonly Line[] {
  const { pickupDate, pickupTime, pickupZone, stops, serviceDuration } = trip
  return [
    {
      name: 'when',
      value: wallTimeText({ date: pickupDate, time: pickupTime }, pickupZone),
    },
    { ...placeLine('pickup', trip.pickupLocation, trip.pickupName), note: trip.pickupNote },
    { ...placeLine('dropoff', trip.dropoffLocation, trip.dropoffName), note: trip.dropoffNote },
    {
      name: 'stops',
      value:
        stops
          .map(({ location, duration }) => texts.stop(nameText(location), shortDuration(duration)))
          .join('\n') || texts.none,
    },
    { name: 'hours', value: serviceDuration === null ? texts.none : texts.hoursOf(serviceDuration) },
    { name: 'vehicle', value: vehicleText(trip.vehicleName) },
  ]
}

function placeLine(name: 'pickup' | 'dropoff', location: string | null, placeName: string | null): Line {
  if (location === null) return { name, value: texts.none }
  const place = placeShown(location, placeName)
  return { name, value: place.name, address: place.address }
}

type Costs = Pick<ChangeQuote, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'settlement'>

/** The price before and after, and what becomes of the difference: "Now €49.00 · then €74.00 · €25.00 to pay now". */
export function describeCost(costs: Costs, when: { isPaid?: boolean; isWaiting?: boolean } = {}): string {
  const { oldTotalCents, newTotalCents, differenceCents, settlement } = costs
  if (settlement === 'none') return texts.samePrice(eurosText(newTotalCents))
  const amount = eurosText(Math.abs(differenceCents))
  const isMore = differenceCents > 0
  const { settled } = texts
  const words = {
    checkout: when.isPaid ? settled.wasPaid : settled.toPay,
    refund: when.isWaiting ? settled.goesBackWhenConfirmed : settled.goesBack,
    driver: isMore ? settled.moreToDriver : settled.lessToDriver,
    account: settled.onAccount,
    unpaid: isMore ? settled.moreOnline : settled.lessOnline,
  }[settlement]
  return texts.prices(eurosText(oldTotalCents), eurosText(newTotalCents), words(amount))
}
