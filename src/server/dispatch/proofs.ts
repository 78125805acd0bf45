import { createHash } from 'node:crypto'
import type { ProofQuery } from '@chauffeur/contract/driver-jobs'
import type { TripProof as ProofAnswer } from '@chauffeur/contract/dispatch'
import { MAX_PROOFS, PROOF_DAYS } from '@chauffeur/domain/driver-link'
import { DAY_MS } from '@chauffeur/domain/duration'
import { PICTURE_REFUSALS, PICTURE_WIDTHS, pictureKind } from '@chauffeur/domain/pictures'
import { findBooking } from '../bookings/read-booking.ts'
import { Driver } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { isUuid } from '../db/is-uuid.ts'
import { findRelated } from '../db/find-related.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { preparePicture } from '../pictures/prepare-picture.ts'
import { Assignment } from './assignment.entity.ts'
import { findAssignment, noSuchAssignment } from './change-assignment.ts'
import type { LinkHolder, PhoneContext } from './driver-links.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { findRow, findRows } from '../db/find-rows.ts'

const schema = defineEntity({
  name: 'TripProof',
  tableName: 'trip_proof',
  properties: {
    /** Made by the phone, so that a photo is kept once however often it is sent. */
    id: p.uuid().primary(),
    assignmentId: () => p.manyToOne(Assignment).mapToPk().deleteRule('no action'),
    takenAt: p.datetime(),
    receivedAt: p.datetime(),
    /** Of the file as the phone sent it. */
    sha256: p.text(),
    /** WebP, at most 1280 pixels wide, without what the file said of place and camera. */
    content: p.blob(),
    deleteAfter: p.datetime().index(),
  },
  indexes: [{ name: 'trip_proof_of_assignment', properties: ['assignmentId'] }],
})

/** A photo of the meeting point at which nobody was. */
export class TripProof extends schema.class {}
schema.setClass(TripProof)

const [, WIDTH] = PICTURE_WIDTHS

/** Keeps a photo of the meeting point; the same one again is kept once. */
export async function keepProof(
  file: Uint8Array,
  { id, assignmentId, takenAt }: ProofQuery,
  holder: LinkHolder,
  context: PhoneContext,
): Promise<{ readonly id: string; readonly photos: number }> {
  const { em, clock } = context
  await refuseStrangers(assignmentId, holder, em)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const known = await findRow(em, TripProof, { id })
  if (known && (known.assignmentId !== assignmentId || known.sha256 !== sha256))
    throw invalid('id', { code: 'id_taken', by: 'photo' })
  if (!known) {
    const photos = await em.count(TripProof, { assignmentId })
    if (photos >= MAX_PROOFS) throw invalid('assignmentId', { code: 'enough_photos', most: MAX_PROOFS })
    const content = await photoOf(file)
    const receivedAt = clock()
    const deleteAfter = new Date(receivedAt.getTime() + PROOF_DAYS * DAY_MS)
    // It may be sent twice at once.
    await em.upsert(
      TripProof,
      { id, assignmentId, takenAt, receivedAt, sha256, content, deleteAfter },
      { onConflictAction: 'ignore', onConflictFields: ['id'] },
    )
  }
  return { id, photos: await em.count(TripProof, { assignmentId }) }
}

/** A photo for the office; undefined where there is none, or none any more. */
export async function readProof(id: string, em: EntityManager): Promise<Uint8Array | undefined> {
  const proof = isUuid(id) ? await findRow(em, TripProof, { id }) : null
  return proof?.content
}

async function refuseStrangers(id: string, { driver, assignmentId }: LinkHolder, em: EntityManager) {
  const assignment = await findAssignment(id, em)
  const isTheirs = assignmentId === null ? assignment.driverId === driver?.id : assignment.id === assignmentId
  if (!isTheirs) throw noSuchAssignment()
}

async function photoOf(file: Uint8Array): Promise<Buffer> {
  const kind = pictureKind(file)
  if (kind !== 'readable')
    throw new Refusal('NOT_A_PICTURE', PICTURE_REFUSALS[kind === 'heic' ? 'heic' : 'unreadable'])
  const prepared = await preparePicture(file)
  if ('problem' in prepared)
    throw new Refusal(
      prepared.problem === 'unreadable' ? 'NOT_A_PICTURE' : 'BODY_TOO_LARGE',
      PICTURE_REFUSALS[prepared.problem],
    )
  const photo = prepared.files.find(({ width, format }) => width === WIDTH && format === 'webp')
  if (!photo) throw new Error('A prepared picture has a large WebP')
  return Buffer.from(photo.content)
}

/** The photos of a booking's meeting point, also those of drivers who had the trip before. */
export async function listProofs(id: string, em: EntityManager): Promise<ProofAnswer[]> {
  const booking = await findBooking(id, em)
  const assignments = await findRows(em, Assignment, { bookingId: booking.id })
  const assignmentOf = new Map(assignments.map((assignment) => [assignment.id, assignment]))
  // The pictures themselves are read one by one.
  const proofs = await em.find(
    TripProof,
    { assignmentId: { $in: [...assignmentOf.keys()] } },
    {
      fields: ['id', 'assignmentId', 'takenAt', 'receivedAt', 'deleteAfter'],
      orderBy: { receivedAt: 'asc', id: 'asc' },
      ...UNMANAGED,
    },
  )
  const drivers = await findRelated(assignments, 'driverId', (id) => findRows(em, Driver, { id }))
  return proofs.map(({ id, assignmentId, takenAt, receivedAt, deleteAfter }) => ({
    id,
    assignmentId,
    driverName: drivers.get(assignmentOf.get(assignmentId)?.driverId)?.name ?? null,
    takenAt: takenAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    deleteAfter: deleteAfter.toISOString(),
  }))
}
