import type { DriverNoticeAnswer } from '@chauffeur/contract/driver-notices'
import { trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { DatedLine } from '../common/fact.tsx'
import { ReadPart } from '../common/resource-list.tsx'
import { ASK_EVERY_MS } from '../today/use-board.ts'

const kinds: Readonly<Record<DriverNoticeAnswer['kind'], string>> = {
  new: 'New trip',
  changed: 'Trip changed',
  later: 'Met at another time',
  withdrawn: 'Taken back',
  cancelled: 'Cancelled',
  guest_here: 'The guest is there',
}

/** The notices sent to the drivers of a booking, with whether each was delivered. */
export function DriverNotices({ bookingId }: { bookingId: string }) {
  const query = trpc.dispatch.notices.useQuery(
    { id: bookingId },
    { staleTime: 0, gcTime: 0, refetchInterval: ASK_EVERY_MS },
  )
  return (
    <ReadPart query={query} what="messages to drivers" waiting="Loading messages...">
      {({ notices }) =>
        notices.length === 0 ? (
          <p className="text-soft">Nothing yet.</p>
        ) : (
          <ul aria-label="Told to drivers" className="grid gap-1.5">
            {notices.map((notice) => (
              <DatedLine key={`${notice.at} ${notice.assignmentId}`} at={notice.at}>
                {`${kinds[notice.kind]}: ${notice.driverName}`}
                {notice.ways.length === 0 ? (
                  <span className="block text-danger">
                    Not told: no phone takes messages, and there is no email address.
                  </span>
                ) : (
                  notice.ways.map((way) => <Way key={way.id} way={way} />)
                )}
              </DatedLine>
            ))}
          </ul>
        )
      }
    </ReadPart>
  )
}

const wayNames = { push: 'Phone', mail: 'Email' }
const stateNames = { waiting: 'on its way', reached: 'delivered', failed: 'not delivered' }

function Way({ way: { way, state, reason } }: { way: DriverNoticeAnswer['ways'][number] }) {
  return (
    <span className={classNames('block', state === 'failed' ? 'text-danger' : 'text-soft')}>
      {`${wayNames[way]}: ${stateNames[state]}`}
      {state !== 'reached' && reason !== null && `. ${reason}`}
    </span>
  )
}
