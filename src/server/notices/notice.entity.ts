import { defineEntity, p } from '@mikro-orm/core'
import { noticeKinds, type NoticeKind } from '@chauffeur/domain/driver-notices'
import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import { Driver } from '../cars/car.entity.ts'
import { checksOf, indexesOf, known, uuidKey } from '../db/columns.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { DriverLink } from '../dispatch/driver-link.entity.ts'
import { jobColumns } from '../jobs/queued-job.ts'

const keySchema = defineEntity({
  name: 'PushKey',
  tableName: 'push_key',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** The uncompressed point, in base64url: every phone that takes messages knows it. */
    publicKey: p.text(),
    privateKey: p.text(),
    createdAt: p.datetime(),
  },
  checks: checksOf('push_key', { one: 'id = 1' }),
})

/** The key pair by which push services know this site again. With another one no phone takes messages any more. */
export class PushKey extends keySchema.class {}
keySchema.setClass(PushKey)

const subscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: uuidKey(),
    driverLinkId: () => p.manyToOne(DriverLink).mapToPk().deleteRule('cascade').index(),
    /** Secret: who knows it can send to the phone. */
    endpoint: p.text().unique(),
    p256dh: p.text(),
    auth: p.text(),
    /** The language of the page on that phone. */
    locale: p.text().$type<Locale>(),
    createdAt: p.datetime(),
  },
  checks: [known('push_subscription', 'locale', LOCALES)],
})

/** A phone on which a driver's page is to be told of trips. */
export class PushSubscription extends subscriptionSchema.class {}
subscriptionSchema.setClass(PushSubscription)

const notifiedTripSchema = defineEntity({
  name: 'NotifiedTrip',
  tableName: 'driver_told',
  properties: {
    assignmentId: () => p.manyToOne(Assignment).mapToPk().primary().deleteRule('no action'),
    version: p.integer(),
    meetAt: p.datetime().nullable(),
    isReleased: p.boolean(),
    /** Whether he was told that the guest is at the meeting point. */
    isGuestHere: p.boolean().default(false),
  },
})

/** The state of an assignment as its driver was last told. */
export class NotifiedTrip extends notifiedTripSchema.class {}
notifiedTripSchema.setClass(NotifiedTrip)

const noticeSchema = defineEntity({
  name: 'DriverNotice',
  tableName: 'driver_notice',
  properties: {
    id: uuidKey(),
    driverId: () => p.manyToOne(Driver).mapToPk().deleteRule('no action'),
    /** When the first of its news was seen. */
    createdAt: p.datetime(),
    /** Null while more may come. */
    toldAt: p.datetime().nullable(),
  },
  indexes: indexesOf('driver_notice', { open: 'unique (driver_id) where told_at is null' }),
})

/** A notice that a driver gets at one time, by push and by mail. */
export class DriverNotice extends noticeSchema.class {}
noticeSchema.setClass(DriverNotice)

const noticeTripSchema = defineEntity({
  name: 'DriverNoticeTrip',
  tableName: 'driver_notice_trip',
  properties: {
    noticeId: () => p.manyToOne(DriverNotice).mapToPk().primary().deleteRule('cascade'),
    assignmentId: () =>
      p.manyToOne(Assignment).mapToPk().primary().deleteRule('no action').index('driver_notice_of_trip'),
    kind: p.text().$type<NoticeKind>(),
  },
  checks: [known('driver_notice_trip', 'kind', noticeKinds)],
})

/** One of the trips that a notice is about. */
export class DriverNoticeTrip extends noticeTripSchema.class {}
noticeTripSchema.setClass(DriverNoticeTrip)

const messageSchema = defineEntity({
  name: 'PushMessage',
  tableName: 'push_message',
  properties: {
    id: uuidKey(),
    noticeId: () => p.manyToOne(DriverNotice).mapToPk().deleteRule('cascade').index(),
    /** Null once the phone takes no messages any more. */
    subscriptionId: () => p.manyToOne(PushSubscription).mapToPk().nullable().deleteRule('set null').index(),
    ...jobColumns(),
  },
  indexes: indexesOf('push_message', {
    open: '(run_at) where done_at is null and dead_at is null',
    locked: '(locked_by) where locked_by is not null',
  }),
})

/** A notice on its way to one phone. */
export class PushMessage extends messageSchema.class {}
messageSchema.setClass(PushMessage)
