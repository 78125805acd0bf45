import type { Booking } from '@chauffeur/contract/bookings'
import { canDecide } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { paidMoneyOf, paymentLabel } from '@chauffeur/domain/payment-status'
import { placeLines } from '@chauffeur/domain/place-lines'
import { memo, useRef } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { CustomerText } from '../common/fact.tsx'
import { MarkedState, markLabels, markOfBooking } from '../common/state-mark.tsx'
import type { OnDecided } from '../decision/decision-buttons.tsx'
import { BookingSigns, collectedOf, describeShortDate, statusFaces } from './badges.tsx'
import { BookingCard } from './booking-card.tsx'
import { useKeptOpen } from './window-list.ts'

/** The id of the panel beside the list, and of the button of a row, which opens it. */
export const PANEL_ID = 'reservation-panel'
export const rowButtonId = (bookingId: string) => `row-${bookingId}`

const WITH_DATE =
  'xl:grid-cols-[1.5rem_6.25rem_minmax(0,1.1fr)_minmax(0,2fr)_auto_4.25rem_5.75rem_7.75rem_4.75rem_minmax(3.5rem,6.5rem)]'
const WITHOUT_DATE =
  'xl:grid-cols-[1.5rem_3.5rem_minmax(0,1.1fr)_minmax(0,2fr)_auto_4.25rem_5.75rem_7.75rem_4.75rem_minmax(3.5rem,6.5rem)]'

type RowsHeadProps = {
  hasDate: boolean
  chosenCount: number
  listedCount: number
  /** Chooses all that are read, or none. */
  onChooseAll: (isAll: boolean) => void
}

/** The names of the columns, which each row repeats in its own words to those who hear it. */
export function RowsHead({ hasDate, chosenCount, listedCount, onChooseAll }: RowsHeadProps) {
  return (
    <div
      className={classNames(
        'grid min-h-6.5 items-center gap-x-3 border-b border-line ps-2 pe-2 text-xs text-soft max-xl:hidden',
        hasDate ? WITH_DATE : WITHOUT_DATE,
      )}
    >
      <RowBox
        label="Choose all that are listed"
        isChosen={chosenCount > 0 && (chosenCount === listedCount || 'some')}
        onChoose={({ isOn }) => onChooseAll(isOn)}
      />
      <span aria-hidden>Pick-up</span>
      <span aria-hidden>Guest</span>
      <span aria-hidden>Trip</span>
      <span className="w-10" />
      <span aria-hidden>Flight</span>
      <span aria-hidden>Car</span>
      <span aria-hidden>State</span>
      <span aria-hidden className="text-end">
        Total
      </span>
      <span aria-hidden>Payment</span>
    </div>
  )
}

type BookingRowProps = {
  booking: Booking
  /** Where no heading above says the day. */
  hasDate: boolean
  onDecided: OnDecided
  isChosen: boolean
  onChoose: (id: string, choice: RowChoice) => void
  isOpenBeside: boolean
  /** Opens the panel beside the list, on a wide screen; elsewhere the card opens below the row. */
  onOpenBeside: ((id: string | undefined) => void) | undefined
}

/** A booking in one line, which opens its card. */
export const BookingRow = memo(function BookingRow(props: BookingRowProps) {
  const { booking, hasDate, onDecided, isChosen, onChoose, isOpenBeside, onOpenBeside } = props
  const { id, customerName, vehicleName, passengers, flightNumber, totalPrice } = booking
  const timeId = `row-time-${id}`
  const nameId = `row-name-${id}`
  const cardId = `row-card-${id}`
  const [isUnfolded, setUnfolded] = useKeptOpen(cardId)
  const isBeside = onOpenBeside !== undefined
  const isOpen = isBeside ? isOpenBeside : isUnfolded
  const mark = markOfBooking(booking)
  const payment = paymentInShort(booking)
  return (
    <>
      <div
        data-row=""
        className={classNames(
          'relative grid min-h-11 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line bg-raised px-2 text-sm leading-tight transition-colors hover:bg-accent-wash xl:min-h-9.5 xl:pointer-coarse:min-h-11',
          hasDate ? WITH_DATE : WITHOUT_DATE,
          isChosen && 'bg-accent-wash',
          isOpenBeside && 'bg-sunken shadow-[inset_3px_0_0_var(--ink)]',
        )}
      >
        {/* The whole line opens the card; what else can be pressed stands above it. */}
        <button
          id={rowButtonId(id)}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isBeside ? (isOpen ? PANEL_ID : undefined) : cardId}
          aria-labelledby={`${timeId} ${nameId}`}
          onClick={() => (isBeside ? onOpenBeside(isOpen ? undefined : id) : setUnfolded(!isOpen))}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        />
        <RowBox
          label={`Choose ${booking.bookingNumber}`}
          hasKey
          isChosen={isChosen}
          onChoose={(choice) => onChoose(id, choice)}
        />
        <p
          id={timeId}
          className={classNames(
            'font-semibold tabular max-xl:row-span-2 xl:whitespace-nowrap',
            hasDate ? 'max-xl:w-24' : 'max-xl:w-12',
          )}
        >
          <PickupTime booking={booking} hasDate={hasDate} />
        </p>
        <p id={nameId} className="truncate font-medium max-xl:self-end">
          <CustomerText>{customerName}</CustomerText>
        </p>
        <p className="truncate text-soft max-xl:col-start-3 max-xl:row-start-2 max-xl:self-start max-xl:text-xs">
          <Way booking={booking} />
        </p>
        <div className="flex items-center justify-end gap-1.5 max-xl:col-start-4 max-xl:row-span-2 max-xl:row-start-1 xl:min-w-10">
          <BookingSigns booking={booking} />
          <p className="font-medium tabular xl:hidden">{formatAmount(totalPrice)}</p>
        </div>
        <p className="truncate text-soft tabular max-xl:hidden">
          {flightNumber !== null && <CustomerText>{flightNumber}</CustomerText>}
        </p>
        <p className="truncate text-soft tabular max-xl:hidden">
          {vehicleName.replace('Mercedes ', '')} · {passengers}
        </p>
        <p className="flex min-w-0 max-xl:hidden">
          <MarkedState
            mark={mark}
            label={canDecide(booking) ? statusFaces.pending.label : markLabels[mark]}
          />
        </p>
        <p className="text-end font-medium tabular max-xl:hidden">{formatAmount(totalPrice)}</p>
        <p title={payment} className="truncate text-soft max-xl:hidden">
          {payment}
        </p>
      </div>
      <div id={cardId} hidden={isBeside || !isOpen} className="pt-1.5 pb-3">
        {!isBeside && isOpen && <BookingCard booking={booking} onDecided={onDecided} />}
      </div>
    </>
  )
})

/** A row is chosen or not; with Shift, all rows from the one before. */
export interface RowChoice {
  readonly isOn: boolean
  readonly isRange: boolean
}

type RowBoxProps = {
  label: string
  isChosen: boolean | 'some'
  /** Whether the key x presses it. */
  hasKey?: boolean
  onChoose: (choice: RowChoice) => void
}

function RowBox({ label, isChosen, hasKey = false, onChoose }: RowBoxProps) {
  const isRange = useRef(false)
  return (
    <span className="relative flex items-center justify-center max-xl:row-span-2 max-xl:min-h-11">
      <input
        type="checkbox"
        aria-label={label}
        aria-keyshortcuts={hasKey ? 'x' : undefined}
        ref={(box) => {
          if (box) box.indeterminate = isChosen === 'some'
        }}
        checked={isChosen === true}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey
        }}
        onChange={({ target }) => onChoose({ isOn: target.checked, isRange: isRange.current })}
        className="size-6 scale-75 cursor-pointer accent-(--accent-fill)"
      />
    </span>
  )
}

const COLLECTED_IN_SHORT = { cash: 'Cash, paid', card: 'Card, paid', not_paid: 'Not paid' } as const
const IN_SHORT = { cash: 'Cash', card_on_pickup: 'Card', sumup: undefined, account: undefined } as const

/** How it is paid where the driver is, else how that stands. */
function paymentInShort(booking: Booking): string {
  const { paymentMethod, paymentStatus, refundStatus } = booking
  const collected = collectedOf(booking)
  if (collected && refundStatus === null) return COLLECTED_IN_SHORT[collected.method]
  const payable =
    paymentStatus === 'not_required' && refundStatus === null ? IN_SHORT[paymentMethod] : undefined
  return (
    payable ??
    paymentLabel(paymentMethod === 'account' ? 'account' : paymentStatus, refundStatus, paidMoneyOf(booking))
  )
}

function PickupTime({ booking, hasDate }: { booking: Booking; hasDate: boolean }) {
  const { pickupDate, pickupTime, pickupZone } = booking
  return (
    <>
      {hasDate && `${describeShortDate(pickupDate)}, `}
      {pickupTime}
      {pickupZone !== 'Europe/Lisbon' && (
        <abbr title="Spanish time" className="ms-1 text-xs font-normal no-underline max-xl:ms-0 max-xl:block">
          ES
        </abbr>
      )}
    </>
  )
}

function Way({ booking }: { booking: Booking }) {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, serviceDuration } = booking
  const stopCount = booking.stops.length
  return (
    <>
      <CustomerText>{placeLines(pickupLocation, pickupName).name}</CustomerText>
      {' → '}
      {dropoffLocation === null ? (
        `${serviceDuration ?? ''} hours`
      ) : (
        <CustomerText>{placeLines(dropoffLocation, dropoffName).name}</CustomerText>
      )}
      {stopCount > 0 && ` · ${stopCount === 1 ? '1 stop' : `${stopCount} stops`}`}
    </>
  )
}
