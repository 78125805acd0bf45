import type { DriverNoticeAnswer } from '@chauffeur/contract/driver-notices'
import { findBooking } from '../bookings/read-booking.ts'
import { Driver } from '../cars/car.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import type { QueuedJob } from '../jobs/queued-job.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { DriverNotice, DriverNoticeTrip, PushMessage } from './notice.entity.ts'

type Way = DriverNoticeAnswer['ways'][number]

/** Reads the notices to the drivers of a booking, the latest first, with whether each has reached its driver. */
export async function readNotices(bookingId: string, em: EntityManager): Promise<DriverNoticeAnswer[]> {
  const { id } = await findBooking(bookingId, em)
  const assignments = new Map(
    (await findRows(em, Assignment, { bookingId: id })).map((assignment) => [assignment.id, assignment]),
  )
  const trips = await findRows(em, DriverNoticeTrip, { assignmentId: { $in: [...assignments.keys()] } })
  const ids = trips.map(({ noticeId }) => noticeId)
  const notices = await findRelated(trips, 'noticeId', (found) => findRows(em, DriverNotice, { id: found }))
  const drivers = await findRelated([...notices.values()], 'driverId', (found) =>
    findRows(em, Driver, { id: found }),
  )
  const pushes = await findRows(em, PushMessage, { noticeId: { $in: ids } })
  const mails = await findRows(em, Outbox, { noticeId: { $in: ids } })
  return trips
    .flatMap(({ noticeId, assignmentId, kind }) => {
      const [notice, assignment] = [notices.get(noticeId), assignments.get(assignmentId)]
      if (!notice || !assignment) return []
      const isOfNotice = (job: { readonly noticeId?: string | null | undefined }) => job.noticeId === noticeId
      return {
        assignmentId,
        carNo: assignment.carNo,
        driverName: drivers.get(notice.driverId)?.name ?? '',
        kind,
        at: (notice.toldAt ?? notice.createdAt).toISOString(),
        ways: [
          ...pushes.filter(isOfNotice).map((job) => presentWay('push', job)),
          ...mails.filter(isOfNotice).map((job) => presentWay('mail', job)),
        ],
      }
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

function presentWay(way: Way['way'], { id, doneAt, deadAt, lastError }: QueuedJob): Way {
  return {
    id,
    way,
    state: doneAt ? 'reached' : deadAt ? 'failed' : 'waiting',
    at: (doneAt ?? deadAt)?.toISOString() ?? null,
    reason: lastError ?? null,
  }
}
