import type { Booking } from '@chauffeur/contract/bookings'
import { formatAmount } from '@chauffeur/domain/money'
import { type DriverCollection, driverCollection } from '@chauffeur/domain/payment-status'
import { placeLines } from '@chauffeur/domain/place-lines'
import { describeDate } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { addDays } from '@chauffeur/domain/wall-time'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { needRows } from '@chauffeur/words/need-rows'
import type { ReactNode } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { IconButton } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { useToday } from '../../common/days.ts'
import { describeMeeting, otherClock } from '../../common/describe.ts'
import { CustomerText, BookingLink } from '../../common/fact.tsx'
import { readState, ResourceList } from '../../common/resource-list.tsx'
import { BackLink } from '../../frame/admin-header.tsx'
import { PrintPage } from './print-page.tsx'

interface DaySheetPageProps {
  /** yyyy-MM-dd, from the address; undefined for today in the office. */
  readonly day: string | undefined
  readonly onDayChange: (day: string) => void
}

/** The trips of a day, 25 on a sheet. */
export function DaySheetPage({ day: chosen, onDayChange }: DaySheetPageProps) {
  const today = useToday()
  const day = chosen ?? today
  const query = trpc.bookings.ofDay.useQuery({ day }, { staleTime: 0, gcTime: 0 })
  return (
    <PrintPage
      title="Day sheet"
      orientation="portrait"
      back={<BackLink to="/admin">All bookings</BackLink>}
      controls={
        <>
          <IconButton
            label="Day before"
            icon={<ChevronLeftIcon />}
            onClick={() => onDayChange(addDays(day, -1))}
          />
          <TextInput
            type="date"
            aria-label="Day"
            value={day}
            // A day that is still being typed is none.
            onValueChange={(typed) => typed !== '' && onDayChange(typed)}
            className="w-40"
          />
          <IconButton
            label="Day after"
            icon={<ChevronRightIcon />}
            onClick={() => onDayChange(addDays(day, 1))}
          />
        </>
      }
    >
      <div className="mx-auto max-w-[62rem] rounded-card bg-raised p-4 shadow-card sm:p-6 print:max-w-none print:rounded-none print:p-0 print:shadow-none">
        <h2 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 text-heading print:mb-1 print:text-base">
          {describeDate(day)}
          {query.data && (
            <span className="font-sans text-sm text-soft tabular">
              {query.data.bookings.length === 1 ? '1 trip' : `${query.data.bookings.length} trips`}
            </span>
          )}
        </h2>
        <ResourceList
          what="trips"
          rows={query.data?.bookings}
          state={readState(query)}
          icon={<CalendarIcon className="size-7" />}
          empty={{
            title: 'No trips',
            text: 'Trips with a pick-up on this day appear here, those that were rejected left out.',
          }}
        >
          {(bookings) => <DaySheet bookings={bookings} day={day} />}
        </ResourceList>
      </div>
    </PrintPage>
  )
}

// 25 rows of two lines fill an A4: on paper no line is broken but that of a late flight and of a long state.
const columns =
  'md:grid-cols-[5.5rem_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.9fr)_7rem_10.5rem] print:grid-cols-[17mm_minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1.9fr)_23mm_32mm]'

/** A row for each trip, by time; the last column is filled in by hand where nobody has the trip yet. */
function DaySheet({ bookings, day }: { bookings: readonly Booking[]; day: string }) {
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(
          'hidden gap-x-3 border-b-2 border-ink pb-1 text-xs font-semibold md:grid print:grid print:text-[7pt]',
          columns,
        )}
      >
        {['Pick-up', 'From and to', 'Passenger', 'Vehicle', 'Payment', 'Driver and car'].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol aria-label="Trips of the day">
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className={classNames(
              'grid gap-x-3 gap-y-1 border-b border-line-strong py-2 text-sm md:grid print:break-inside-avoid print:gap-y-0 print:py-[1.1mm] print:text-[8pt] print:leading-[1.22]',
              columns,
            )}
          >
            <Trip booking={booking} day={day} />
          </li>
        ))}
      </ol>
    </>
  )
}

const collections: Readonly<Record<DriverCollection, (amount: string, rest: string) => string>> = {
  cash: (amount) => `${amount} cash`,
  card: (amount) => `${amount} card`,
  rest: (_, rest) => `${rest} to take`,
  nothing: () => 'Paid',
  unpaid: (amount) => `${amount} unpaid`,
}

function Trip({ booking, day }: { booking: Booking; day: string }) {
  const { bookingNumber, status, pickupLocation, pickupName, pickupNote } = booking
  const traveller = travellerOf(booking)
  const clock = otherClock(booking)
  const { time, beside } = describeMeeting(booking, day)
  return (
    <>
      <div>
        <Line strong>
          <span className="text-base tabular print:text-[10pt] print:leading-[1.22]">{time}</span>
        </Line>
        {beside !== null && <p className="text-xs font-semibold print:text-[6.5pt]">{beside}</p>}
        <Line>
          <BookingLink
            number={bookingNumber}
            className="link text-xs tabular print:text-[6.5pt] print:leading-[1.22] print:no-underline"
          />
        </Line>
      </div>
      <div className="min-w-0">
        <Line>
          {clock !== undefined && <span className="font-semibold">{clock}, </span>}
          <CustomerText>{withNote(placeLines(pickupLocation, pickupName).name, pickupNote)}</CustomerText>
        </Line>
        <Line>
          <Destination booking={booking} />
        </Line>
      </div>
      <div className="min-w-0">
        <Line strong>
          <CustomerText>{traveller.name}</CustomerText>
        </Line>
        <Line>
          <CustomerText>{traveller.phone}</CustomerText>
        </Line>
      </div>
      <div className="min-w-0">
        <Line>{`${booking.passengers} pax · ${booking.vehicleName}`}</Line>
        <Line>
          <CustomerText>{extrasOf(booking)}</CustomerText>
        </Line>
      </div>
      <div className="min-w-0">
        <Line>
          <span className="tabular">
            {collections[driverCollection(booking)](
              formatAmount(booking.totalPrice),
              formatAmount(booking.driverAmount),
            )}
          </span>
        </Line>
        {status === 'pending' && (
          <Line strong>
            <span className="text-warning">not confirmed</span>
          </Line>
        )}
      </div>
      <div className="min-w-0">
        <Drivers trips={booking.trips} />
      </div>
    </>
  )
}

/** Who drives with which car, and how far that is; of several cars a line each. */
function Drivers({ trips }: Pick<Booking, 'trips'>) {
  if (trips.length > 1)
    return trips.map(({ carNo, driverName, plate, state }) => (
      <Line key={carNo}>
        {`Car ${carNo}`}
        {state !== null && (
          <span className="font-semibold">: {[driverName, plate].filter(Boolean).join(', ')}</span>
        )}
      </Line>
    ))
  const [trip] = trips
  if (!trip || trip.state === null) return null
  return (
    <>
      <Line strong>{trip.driverName ?? trip.plate}</Line>
      <p>
        {[trip.driverName !== null && trip.plate, tripStateLabels[trip.state]].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Line({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <p className={classNames('md:truncate print:truncate', strong && 'font-semibold')}>{children}</p>
}

function Destination({ booking }: { booking: Booking }) {
  const { stops, dropoffLocation, dropoffName, dropoffNote, serviceDuration } = booking
  const count = stops.length
  return (
    <>
      <span aria-hidden="true">→ </span>
      {count > 0 && <span className="font-semibold">{count === 1 ? '1 stop' : `${count} stops`}, </span>}
      {dropoffLocation === null ? (
        `${serviceDuration ?? ''} hours, as the customer directs`
      ) : (
        <CustomerText>{withNote(placeLines(dropoffLocation, dropoffName).name, dropoffNote)}</CustomerText>
      )}
    </>
  )
}

/** A place with how it is found. */
function withNote(name: string, note: string | null): string {
  return note === null ? name : `${name} · ${note}`
}

/** The needs that the car must meet, and those worth a look at the slip. */
function extrasOf(booking: Booking): string {
  const { flightNumber, childSeatCount, boosterSeatCount, luggageConfig, notes } = booking
  return [
    flightNumber,
    childSeatCount > 0 && (childSeatCount === 1 ? '1 child seat' : `${childSeatCount} child seats`),
    boosterSeatCount > 0 && (boosterSeatCount === 1 ? '1 booster seat' : `${boosterSeatCount} booster seats`),
    ...needRows(booking, factTexts, needTexts).map(([need]) => need.toLowerCase()),
    notes !== null && 'notes',
    luggageConfig,
  ]
    .filter(Boolean)
    .join(' · ')
}
