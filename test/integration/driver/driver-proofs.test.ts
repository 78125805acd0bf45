import { randomUUID } from 'node:crypto'
import { MAX_PROOFS } from '@chauffeur/domain/driver-link'
import sharp from 'sharp'
import { expect } from 'vitest'
import { TripProof } from '../../../src/server/dispatch/proofs.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { signIn } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { phoneToken } from '../../support/dispatch.ts'
import { anaWithTrip, said, send, sendPhoto } from '../../support/phone.ts'
import { aPicture } from '../../support/pictures.ts'
import { test } from '../../support/test.ts'

async function aPhoto(width = 1600, height = 1200): Promise<Buffer> {
  return (await aPicture(width, height))
    .withExif({ IFD0: { Model: 'Telemóvel' }, IFD3: { GPSLatitude: '37/1 4/1 0/1' } })
    .jpeg()
    .toBuffer()
}

test('a photo is kept once, small, without what it says of place and camera, for 120 days', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { token, jobId } = await anaWithTrip(app)
  const query = { id: randomUUID(), assignmentId: jobId }
  const photo = await aPhoto()
  for (let time = 0; time < 2; time += 1)
    expect(await sendPhoto(app, token, photo, query)).toEqual({
      status: 201,
      body: { id: query.id, photos: 1 },
    })
  const cookie = await app.adminCookie()
  const shown = await fetch(`${app.origin}/api/admin/proofs/${query.id}`, { headers: { cookie } })
  const bytes = Buffer.from(await shown.arrayBuffer())
  const { width, exif, format } = await sharp(bytes).metadata()
  expect([shown.status, width, exif, format]).toEqual([200, 1280, undefined, 'webp'])
  expect((await fetch(`${app.origin}/api/admin/proofs/${query.id}`)).status).toBe(401)
  app.clock.advance({ minutes: 121 * 24 * 60 })
  await sweepAll(app.database.orm, app.clock())
  expect(await app.database.fresh().count(TripProof, {})).toBe(0)
})

test.for(protocols)(
  'the office reads by %s which photos there are of a booking',
  async (protocol, { open }) => {
    const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
    const { token, jobId, bookingId } = await anaWithTrip(app)
    const list = async () =>
      (await callAsAdmin(app, protocol, 'listTripProofs', { id: bookingId })).done.proofs
    expect(await list()).toEqual([])
    const id = randomUUID()
    await sendPhoto(app, token, await aPhoto(), { id, assignmentId: jobId })
    const photo = {
      id,
      assignmentId: jobId,
      driverName: 'Ana Martins',
      takenAt: '2027-01-27T08:00:00.000Z',
      receivedAt: '2027-01-27T08:00:00.000Z',
      deleteAfter: '2027-05-27T08:00:00.000Z',
    }
    expect(await list()).toEqual([photo])
    await callAsAdmin(app, protocol, 'releaseTrip', { id: jobId, reason: null })
    expect(await list()).toEqual([photo])
    const nobody = await app.clients[protocol].ask('listTripProofs', { id: bookingId })
    expect(nobody.status).toBe(401)
    const other = { id: randomUUID() }
    const unknown = await app.clients[protocol].ask('listTripProofs', other, {
      cookie: await app.adminCookie(),
    })
    expect(unknown.status).toBe(404)
  },
)

test('a file that is too large, no picture or for another’s trip is refused in a sentence', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { token, jobId } = await anaWithTrip(app)
  const assignmentId = jobId
  expect(await sendPhoto(app, token, Buffer.alloc(20 * 1024 * 1024), { assignmentId })).toMatchObject({
    status: 413,
    body: { error: 'A photo can be at most 2 MB large. Take it again with a lower resolution.' },
  })
  const text = await sendPhoto(app, token, Buffer.from('no picture'), { assignmentId })
  expect(text.status).toBe(415)
  const photo = await aPhoto()
  const others = { assignmentId: 'c0ffee00-0000-4000-8000-000000000000' }
  expect((await sendPhoto(app, token, photo, others)).status).toBe(404)
  expect((await sendPhoto(app, token, photo, { assignmentId, id: 'x' })).status).toBe(400)
  expect((await sendPhoto(app, 'guessed', photo, { assignmentId })).status).toBe(410)
})

test('a photo by a link that was revoked is refused, and kept once it is sent by the next', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { token, jobId, driverId } = await anaWithTrip(app)
  await callAsAdmin(app, 'tRPC', 'revokeDriverLink', { id: driverId })
  const photo = await aPhoto()
  const query = { id: randomUUID(), assignmentId: jobId }
  expect(await sendPhoto(app, token, photo, query)).toMatchObject({
    status: 410,
    body: { error: 'This link has ended. Ask the office for a new one.' },
  })
  expect(await app.database.fresh().count(TripProof, {})).toBe(0)
  const next = await phoneToken(app, { driverId })
  expect(await sendPhoto(app, next, photo, query)).toEqual({ status: 201, body: { id: query.id, photos: 1 } })
})

test('of one trip a certain number of photos is kept, and no more', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-27T08:00:00Z') })
  const { token, jobId } = await anaWithTrip(app)
  const photo = await aPhoto(160, 120)
  const sendOne = (id: string) => sendPhoto(app, token, photo, { id, assignmentId: jobId })
  const ids = Array.from({ length: MAX_PROOFS }, () => randomUUID())
  for (const id of ids) expect((await sendOne(id)).status).toBe(201)
  expect(await sendOne(randomUUID())).toMatchObject({
    status: 400,
    body: {
      error: '10 photos of this trip have arrived: that is enough.',
      reason: { code: 'enough_photos' },
    },
  })
  // One that is sent again, because its answer was lost, has arrived.
  expect((await sendOne(ids[0] ?? '')).status).toBe(201)
})

test('a driver who comes late waits from then on, and one who never said to have come cannot say it', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
  const { token, jobId } = await anaWithTrip(app)
  app.clock.set('2027-01-27T11:40:00Z')
  const claim = () => said(app, jobId, 'no_show', { note: 'No camera' })
  const unseen = await send(app, 'REST', token, [
    said(app, jobId, 'contact_attempt', { occurredAt: '2027-01-27T10:55:00Z' }),
    said(app, jobId, 'contact_attempt', { occurredAt: '2027-01-27T11:10:00Z' }),
    claim(),
  ])
  expect(unseen.at(-1)).toMatchObject({
    status: 409,
    sentence: 'Please say first that you are at the pick-up.',
  })
  const late = await send(app, 'REST', token, [
    said(app, jobId, 'arrived', { occurredAt: '2027-01-27T10:53:00Z' }),
    claim(),
  ])
  expect(late.at(-1)).toMatchObject({
    status: 409,
    sentence: 'Please wait 13 more minutes: 60 are included.',
    job: { state: 'at_pickup', arrivedAt: '2027-01-27T10:53:00.000Z' },
  })
  app.clock.set('2027-01-27T11:53:00Z')
  const [claimed] = await send(app, 'REST', token, [claim()])
  expect(claimed).toMatchObject({ status: 200, job: { state: 'no_show_claimed' } })
})

test('who was waited for, called twice and is not on the photo can be said not to have come', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
  const { token, jobId } = await anaWithTrip(app)
  app.clock.set('2027-01-27T11:20:00Z')
  const early = await send(app, 'REST', token, [
    said(app, jobId, 'arrived', { occurredAt: '2027-01-27T10:25:00Z' }),
    said(app, jobId, 'contact_attempt', { occurredAt: '2027-01-27T10:41:00Z' }),
    said(app, jobId, 'contact_attempt', { occurredAt: '2027-01-27T10:52:00Z' }),
    said(app, jobId, 'no_show'),
  ])
  expect(early.at(-1)).toMatchObject({
    status: 409,
    sentence: 'Please wait 10 more minutes: 60 are included.',
  })
  app.clock.set('2027-01-27T11:33:00Z')
  const [unproved] = await send(app, 'REST', token, [said(app, jobId, 'no_show')])
  expect(unproved?.status).toBe(409)
  await sendPhoto(app, token, await aPhoto(), { assignmentId: jobId })
  const [claimed] = await send(app, 'REST', token, [said(app, jobId, 'no_show')])
  expect(claimed).toMatchObject({
    status: 200,
    job: { state: 'no_show_claimed', photos: 1, collect: { how: 'cash', amount: 49 } },
  })
  // An hour has passed, and with it the office's session.
  const office = { cookie: await signIn(app.clients.REST) }
  await app.clients.REST.ask(
    'recordTripEvent',
    { id: jobId, eventId: randomUUID(), type: 'no_show_confirmed' },
    office,
  )
  const [late] = await send(app, 'REST', token, [said(app, jobId, 'contact_attempt')])
  expect(late).toMatchObject({ status: 200, job: { state: 'no_show', collect: null } })
})
