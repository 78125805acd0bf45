import { randomUUID } from 'node:crypto'
import { JOBS_AHEAD_DAYS } from '@chauffeur/domain/driver-link'
import { DAY_MS } from '@chauffeur/domain/duration'
import {
  COLLECTED_FOR_MS,
  GUEST_HERE_AROUND_MINUTES,
  noticeKind,
  type NoticeKind,
} from '@chauffeur/domain/driver-notices'
import type { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/car.entity.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { findRow, findRows } from '../db/find-rows.ts'
import type { Orm } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import type { Assignment } from '../dispatch/assignment.entity.ts'
import type { DriverLink } from '../dispatch/driver-link.entity.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { enqueueNoticeMail } from '../mail/enqueue-mail.ts'
import {
  DriverNotice,
  DriverNoticeTrip,
  type NotifiedTrip,
  PushMessage,
  type PushSubscription,
} from './notice.entity.ts'

// News is collected for half a minute, and looked for among the trips of months.
const DEBOUNCE_MS = 3_000

/**
 * Writes down what drivers are to be told of their trips. It compares how trips stand with what their drivers know, rather
 * than follow what happens: whoever gives out, moves or takes back a trip, and however many at once, its driver gets one
 * message. Any number of processes may run one.
 */
export function startNoticeWorker(
  context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>,
  log: Log,
): Worker {
  const { orm, clock } = context
  return startWatch(
    async () => {
      if (await hasNews({ em: orm.em.fork(), clock })) await context.transaction(writeNotices)
    },
    (error) => log.error({ err: error }, 'what drivers are to be told could not be read'),
    DEBOUNCE_MS,
  )
}

/** Whether a driver is to be told now, or one for whom nothing is collected yet has news. */
async function hasNews(database: DatabaseAccess): Promise<boolean> {
  const collected = await findRows(database.em, DriverNotice, { toldAt: null })
  const now = database.clock()
  if (collected.some(({ createdAt }) => isRipe(createdAt, now))) return true
  const drivers = new Set(collected.map(({ driverId }) => driverId))
  return (await readDue(database)).some(({ driverId }) => !drivers.has(driverId))
}

/** Whether it is time to tell a driver. A notice from a time to come was begun while the clock was ahead. */
function isRipe(createdAt: Date, now: Date): boolean {
  return createdAt > now || createdAt.getTime() <= now.getTime() - COLLECTED_FOR_MS
}

interface Tables {
  readonly assignment: Assignment
  readonly booking: Booking
  readonly driver_told: NotifiedTrip
  readonly push_subscription: PushSubscription
  readonly driver_link: DriverLink
}

interface DueNotice {
  readonly assignmentId: string
  readonly driverId: string
  readonly kind: NoticeKind
}

/** The trips that differ from what their drivers know. */
async function readDue({ em, clock }: DatabaseAccess): Promise<DueNotice[]> {
  const now = clock()
  const rows = await typedQueries<Tables>(em)
    .selectFrom('assignment')
    .innerJoin('booking', 'booking.id', 'assignment.bookingId')
    .leftJoin('driver_told', 'driver_told.assignmentId', 'assignment.id')
    .select([
      'assignment.id',
      'assignment.driverId',
      'assignment.version',
      'assignment.releasedAt',
      'assignment.releaseCode',
      'driver_told.version as known',
      'driver_told.isReleased',
      isGuestNewlyHere.as('arrival'),
    ])
    .where('assignment.driverId', 'is not', null)
    .where('assignment.endsAt', '>', now)
    // A trip that the page does not show yet is told later, unless it is known already.
    .where((eb) =>
      eb.or([
        eb('assignment.startsAt', '<', new Date(now.getTime() + JOBS_AHEAD_DAYS * DAY_MS)),
        eb('driver_told.version', 'is not', null),
      ]),
    )
    .where('assignment.state', 'not in', ['completed', 'no_show'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('assignment.releasedAt', 'is', null),
          eb.or([
            eb('driver_told.version', 'is', null),
            // That it was taken back was undone.
            eb('driver_told.isReleased', '=', true),
            eb('driver_told.version', '<', eb.ref('assignment.version')),
            eb('driver_told.meetAt', 'is distinct from', eb.ref('booking.meetAt')),
            isGuestNewlyHere,
          ]),
        ]),
        // Who has declined it, or never knew of it, does not miss it.
        eb.and([
          eb('assignment.releasedAt', 'is not', null),
          eb('assignment.releaseCode', 'is distinct from', 'declined'),
          eb('driver_told.isReleased', '=', false),
        ]),
      ]),
    )
    .orderBy('assignment.startsAt')
    .execute()
  return rows.flatMap((row) =>
    row.driverId == null
      ? []
      : {
          assignmentId: row.id,
          driverId: row.driverId,
          kind: noticeKind({
            version: row.version,
            isReleased: row.releasedAt != null,
            releaseCode: row.releaseCode ?? null,
            toldVersion: row.isReleased ? null : (row.known ?? null),
            isGuestNewlyHere: row.arrival,
          }),
        },
  )
}

/** The guest is there around the time of the meeting, still waits, and the driver has not been told. */
const isGuestNewlyHere = sql<boolean>`(
  driver_told.is_guest_here = false
  and assignment.state in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed')
  and booking.guest_here_at is not null
  and abs(extract(epoch from booking.guest_here_at - greatest(booking.pickup_at, booking.meet_at, booking.landed_at)))
    <= ${GUEST_HERE_AROUND_MINUTES * 60}
)`

/** Begins to collect what drivers are to be told, and has them told what was collected for long enough. */
async function writeNotices(tx: Transaction): Promise<void> {
  const { em, clock } = tx
  const now = clock()
  const news = Map.groupBy(await readDue(tx), ({ driverId }) => driverId)
  await em.execute(
    `insert into driver_notice (id, driver_id, created_at)
     select gen_random_uuid(), driver_id::uuid, ? from json_array_elements_text(?::json) as news (driver_id)
     on conflict do nothing`,
    [now, JSON.stringify([...news.keys()].toSorted())],
  )
  const collected = await em.find(
    DriverNotice,
    { toldAt: null },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  )
  for (const notice of collected.filter(({ createdAt }) => isRipe(createdAt, now))) {
    const trips = await claim(news.get(notice.driverId) ?? [], tx)
    // Given and taken back before anybody was told.
    if (trips.length === 0) await em.nativeDelete(DriverNotice, { id: notice.id })
    else await writeNotice(notice, trips, tx)
  }
}

async function writeNotice(
  { id: noticeId, driverId }: DriverNotice,
  trips: readonly DueNotice[],
  tx: Transaction,
): Promise<void> {
  const { em, clock } = tx
  const now = clock()
  await em.nativeUpdate(DriverNotice, { id: noticeId }, { toldAt: now })
  await em.insertMany(
    DriverNoticeTrip,
    trips.map(({ assignmentId, kind }) => ({ noticeId, assignmentId, kind })),
  )
  const phones = await phonesOf(driverId, tx)
  // That a guest waits is of use at once or not at all: it is not written to an address.
  if (trips.some(({ kind }) => kind !== 'guest_here')) {
    const driver = await findRow(em, Driver, { id: driverId })
    if (driver?.email != null) await enqueueNoticeMail(tx, noticeId)
  }
  await em.insertMany(
    PushMessage,
    phones.map(({ id: subscriptionId }) => ({
      id: randomUUID(),
      noticeId,
      subscriptionId,
      createdAt: now,
      runAt: now,
      attempts: 0,
    })),
  )
}

/** Notes that the driver knows of these trips as they are; those that are still news. */
async function claim(due: readonly DueNotice[], { em }: Transaction): Promise<readonly DueNotice[]> {
  if (due.length === 0) return []
  const ids = due.map(({ assignmentId }) => assignmentId)
  const rows = await em.execute<{ assignment_id: string }[]>(
    `insert into driver_told (assignment_id, version, meet_at, is_released, is_guest_here)
     select assignment.id, assignment.version, booking.meet_at, assignment.released_at is not null,
       booking.guest_here_at is not null
     from assignment join booking on booking.id = assignment.booking_id
     where assignment.id in (${ids.map(() => '?').join(', ')}) order by assignment.id
     on conflict (assignment_id) do update
     set version = excluded.version, meet_at = excluded.meet_at, is_released = excluded.is_released,
       is_guest_here = driver_told.is_guest_here or excluded.is_guest_here
     where (driver_told.version, driver_told.meet_at, driver_told.is_released)
       is distinct from (excluded.version, excluded.meet_at, excluded.is_released)
       or excluded.is_guest_here > driver_told.is_guest_here
     returning assignment_id`,
    ids,
  )
  const claimed = new Set(rows.map((row) => row.assignment_id))
  return due.filter(({ assignmentId }) => claimed.has(assignmentId))
}

/** Those of links that work. */
function phonesOf(driverId: string, { em, clock }: DatabaseAccess): Promise<{ readonly id: string }[]> {
  return typedQueries<Tables>(em)
    .selectFrom('push_subscription')
    .innerJoin('driver_link', 'driver_link.id', 'push_subscription.driverLinkId')
    .select('push_subscription.id')
    .where('driver_link.driverId', '=', driverId)
    .where('driver_link.revokedAt', 'is', null)
    .where('driver_link.expiresAt', '>', clock())
    .execute()
}

/** The office looks up who was told of a trip for so long. */
const KEPT_DAYS = 90

/** Deletes notices of long ago, with their messages. */
export function deleteOldNotices(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  return orm.em.fork().nativeDelete(DriverNotice, { createdAt: { $lt: before } })
}
