import type { BoardAlarm, PutOffInput } from '@chauffeur/contract/board'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { alarmKinds, PUT_OFF_MINUTES, type AlarmKind } from '@chauffeur/domain/trip-alarms'
import { defineEntity, p } from '@mikro-orm/core'
import { Booking } from '../bookings/booking.entity.ts'
import { announce } from '../core/live-channel.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import { known } from '../db/columns.ts'
import { findRows } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import type { UnmarkedAlarm } from './board-alarms.ts'

const schema = defineEntity({
  name: 'PutOffAlarm',
  tableName: 'put_off_alarm',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().primary().deleteRule('no action'),
    /** 0 where it is about the whole booking. */
    carNo: p.integer().primary().autoincrement(false),
    kind: p.text().$type<AlarmKind>().primary(),
    until: p.datetime(),
    putOffBy: p.text(),
  },
  checks: [known('put_off_alarm', 'kind', alarmKinds)],
})

/** An alarm that the office looks at again later. */
export class PutOffAlarm extends schema.class {}
schema.setClass(PutOffAlarm)

/** Puts alarms off, from now on. Those of bookings that there are not are left out. */
export async function putOffAlarms(
  { alarms }: PutOffInput,
  { em, clock, admin }: OfficeTransaction,
): Promise<{ until: string }> {
  const until = new Date(clock().getTime() + PUT_OFF_MINUTES * MINUTE_MS)
  const bookings = await findRows(em, Booking, {
    id: { $in: alarms.flatMap(({ bookingId }) => (isUuid(bookingId) ? [bookingId] : [])) },
  })
  const known = new Set(bookings.map(({ id }) => id))
  const rows = alarms
    .filter(({ bookingId }) => known.has(bookingId))
    .map(({ bookingId, carNo, kind }) => ({ bookingId, carNo: carNo ?? 0, kind, until, putOffBy: admin }))
  // In one order, so that two who put off the same do not wait for each other; each once, as one statement needs it.
  const once = [...new Map(rows.map((row) => [keyOf(row), row])).entries()].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )
  if (once.length > 0) {
    await em.upsertMany(
      PutOffAlarm,
      once.map(([, row]) => row),
    )
    await announce(em, { name: 'alarms', id: '' })
  }
  return { until: until.toISOString() }
}

/** The alarms with who has put them off until when, where they still have time. */
export async function markPutOff(
  alarms: readonly UnmarkedAlarm[],
  now: Date,
  em: EntityManager,
): Promise<BoardAlarm[]> {
  const rows = await findRows(em, PutOffAlarm, { until: { $gt: now } })
  const putOff = new Map(rows.map((row) => [keyOf(row), row]))
  return alarms.map((alarm) => {
    const row = alarm.group === 'later' ? putOff.get(keyOf({ ...alarm, carNo: alarm.carNo ?? 0 })) : undefined
    return { ...alarm, putOff: row ? { until: row.until.toISOString(), by: row.putOffBy } : null }
  })
}

function keyOf({ bookingId, carNo, kind }: Pick<PutOffAlarm, 'bookingId' | 'carNo' | 'kind'>): string {
  return `${bookingId} ${carNo} ${kind}`
}
