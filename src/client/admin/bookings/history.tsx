import type { HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { formatAmount } from '@chauffeur/domain/money'
import type { MoneyActName } from '@chauffeur/domain/payment-state'
import { describeDay, wallTimeIn } from '@chauffeur/domain/time'
import { trpc } from '../../shared/api/trpc.ts'
import { DatedLine, Typed } from '../common/fact.tsx'
import { ReadPart } from '../common/resource-list.tsx'

/** Who did what to the booking and when; read when it is opened. */
export function History({ bookingId }: { bookingId: string }) {
  const history = trpc.bookings.history.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  return (
    <ReadPart query={history} what="history" waiting="Loading the history...">
      {({ entries }) => (
        <ol aria-label="History" className="grid gap-1.5 py-1.5">
          {entries.map((entry) => (
            <Entry key={`${entry.at} ${entry.act} ${entry.mail} ${entry.amount}`} entry={entry} />
          ))}
        </ol>
      )}
    </ReadPart>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, by, note, takenAt } = entry
  const { words, tone } = describeAct(entry)
  const amount = describeAmount(entry)
  return (
    <DatedLine at={at}>
      <span className={tone === 'problem' ? 'text-danger' : undefined}>
        {words}
        {amount !== undefined && <span className="font-semibold tabular"> {amount}</span>}
        <Typed after=" by " text={by} />
        {takenAt !== null && <span className="text-soft tabular"> ({describeDelay(takenAt, at)})</span>}
        <Typed after=": " text={note} />
      </span>
    </DatedLine>
  )
}

const mails: Readonly<Record<NonNullable<HistoryEntry['mail']>, string>> = {
  'booking-received': 'Email to the customer (acknowledgement)',
  'booking-confirmed': 'Email to the customer (confirmation)',
  'booking-rejected': 'Email to the customer (rejection)',
  'booking-cancelled': 'Email to the customer (cancellation)',
  'booking-changed': 'Email to the customer (trip changed)',
  'change-requested': 'Email to the customer (change received)',
  'change-to-pay': 'Email to the customer (change to be paid)',
  'change-declined': 'Email to the customer (change declined)',
  'change-expired': 'Email to the customer (change not made)',
  'trip-reminder': 'Email to the customer (reminder)',
  'chauffeur-assigned': 'Email to the customer (who drives)',
  'chauffeur-on-the-way': 'Email to the customer (driver on the way)',
  'chauffeur-at-pickup': 'Email to the customer (driver at the pick-up)',
  'meeting-moved': 'Email to the customer (met at another time)',
  'flight-delayed': 'Email to the customer (flight far too late, or diverted)',
  'trip-thanks': 'Email to the customer (after the trip)',
  'private-link': 'Email to the customer (private link)',
  'email-changed': 'Email to the previous address (address changed)',
  'payment-link': 'Email to the customer (payment link)',
  'payment-to-driver': 'Email to the customer (the driver is paid)',
  'payment-received': 'Email to the customer (payment received)',
  'payment-not-completed': 'Email to the customer (payment not completed)',
  'payment-refunded': 'Email to the customer (refund)',
  'office-new-booking': 'Email to the office (new booking)',
  'office-cancellation': 'Email to the office (cancellation)',
  'office-changed-details': 'Email to the office (details changed)',
  'office-change-request': 'Email to the office (a change waits)',
  'office-change-withdrawn': 'Email to the office (change withdrawn)',
  'office-changed-trip': 'Email to the office (trip changed)',
  'office-payment-alert': 'Email to the office (payment to look at)',
  'office-no-car': 'Email to the office (no car is free)',
  'office-low-rating': 'Email to the office (low rating)',
}

const moneyWords: Readonly<Record<MoneyActName, string>> = {
  'payment-completed': 'Paid',
  'payment-declined': 'Card declined',
  'payment-expired': 'Not paid in time',
  'payment-review': 'Payment to be looked at',
  'payment-dismissed': 'Payment does not count',
  'refund-due': 'To go back',
  'refund-returned': 'Gone back',
  'refund-failed': 'Could not go back by itself',
}

const acts: Readonly<Record<string, string>> = {
  requested: 'Requested by the customer',
  taken: 'Booking made',
  'price-set': 'Price set',
  ...moneyWords,
  'without-car': 'No car was free: please find one',
  overridden: 'Taken all the same',
  confirmed: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  'payment-link': 'Payment link sent',
  'pays-driver': 'To be paid to the driver instead',
  'marked-paid': 'Marked as paid',
  'details-changed': 'Details changed',
  changed: 'Trip changed',
  'change-requested': 'Change asked for',
  'change-to-pay': 'Change to be paid by the customer',
  'change-declined': 'Change declined',
  'change-withdrawn': 'Change withdrawn',
  'change-expired': 'Change not made',
  'customer-corrected': 'Customer corrected',
  'note-added': 'Note written',
  'note-removed': 'Note removed',
  flagged: 'Flags set',
  rated: 'Rated by the guest',
  'link-renewed': 'Private link ended, and a new one sent',
  'email-corrected': 'Email address corrected',
  'email-restored': 'Change of the email address undone',
  'trip-assigned': 'Given to a driver',
  'trip-changed': 'The driver’s trip changed',
  'trip-released': 'Taken from the driver',
  'trip-accept': 'Trip accepted',
  'trip-decline': 'Trip declined',
  'trip-on_the_way': 'Driver on the way',
  'trip-arrived': 'Driver at the pick-up',
  'trip-contact_attempt': 'Driver tried to reach the guest',
  'trip-no_show': 'Driver says that the guest has not come',
  'trip-no_show_confirmed': 'Guest has not come: confirmed',
  'trip-no_show_refused': 'Driver waits on',
  'trip-on_board': 'Guest on board',
  'trip-completed': 'Trip completed',
  'trip-undo': 'Last step taken back',
  'trip-collected': 'Collected by the driver',
  'trip-collection-taken-back': 'Collection taken back',
  'trip-guest-here': 'The guest is at the meeting point',
  'trip-meeting-moved': 'The guest is met at another time',
  'trip-step-uncounted': 'A step from the driver’s phone could not be counted',
}

/** The act as the history shows it. An act that this screen does not know is shown by its technical name. */
function describeAct({ act, mail, by }: Pick<HistoryEntry, 'act' | 'mail' | 'by'>): {
  readonly words: string
  readonly tone: 'usual' | 'problem'
} {
  // An act that came through an API key is followed by the key's name.
  if (act === 'requested' && by !== null) return { words: 'Requested', tone: 'usual' }
  const letter = mail === null ? 'Email of another kind' : mails[mail]
  if (act === 'mail-sent') return { words: `${letter} sent`, tone: 'usual' }
  if (act === 'mail-waiting') return { words: `${letter} waiting to be sent`, tone: 'usual' }
  if (act === 'mail-failed') return { words: `${letter} could not be sent`, tone: 'problem' }
  return { words: acts[act] ?? act.charAt(0).toUpperCase() + act.slice(1), tone: 'usual' }
}

/** "€45.50 instead of €49.00" */
function describeAmount({
  act,
  amount,
  listAmount,
}: Pick<HistoryEntry, 'act' | 'amount' | 'listAmount'>): string | undefined {
  if (amount === null) return undefined
  const euros = formatAmount(amount)
  if (act !== 'price-set') return euros
  return listAmount === null
    ? `${euros}, without a list price`
    : `${euros} instead of ${formatAmount(listAmount)}`
}

/** When a step was taken that arrived later: "taken 10:02, received 10:41". */
function describeDelay(takenAt: string, receivedAt: string): string {
  const taken = wallTimeIn('Europe/Lisbon', new Date(takenAt))
  const received = wallTimeIn('Europe/Lisbon', new Date(receivedAt))
  const day = taken.date === received.date ? '' : `${describeDay(taken.date)}, `
  return `taken ${day}${taken.time}, received ${received.time}`
}
