import { randomUUID } from 'node:crypto'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { callAsAdmin } from './admin-calls.ts'
import type { Protocol } from './api-clients.ts'
import type { TestApp } from './app.ts'
import { carAndDriver, confirmedTrip, phoneToken } from './dispatch.ts'
import type { BookingBody } from './trips.ts'

/** Ana, who was given a trip from Faro Airport at 10:30 on 27 January, and the link on her phone. */
export async function anaWithTrip(app: TestApp, over: BookingBody = {}) {
  const trip = await confirmedTrip(app, over)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, ...ana })
  return { ...ana, bookingId: trip.id, jobId: done.id, token: await phoneToken(app, ana) }
}

export function byPhone(token: string) {
  return { headers: { [DRIVER_HEADER]: token } }
}

/** An event as a phone sends it, by the app's clock. */
export function said(app: TestApp, assignmentId: string, type: TripEventType, over: object = {}) {
  return {
    id: randomUUID(),
    assignmentId,
    type,
    version: 1,
    occurredAt: app.clock().toISOString(),
    note: null,
    undoes: null,
    ...over,
  }
}

/** Sends events together; what each was answered. */
export async function send(
  app: TestApp,
  protocol: Protocol,
  token: string,
  events: readonly object[],
  sentAt: Date = app.clock(),
) {
  const { done } = await app.clients[protocol].ask(
    'reportDriverEvents',
    { sentAt: sentAt.toISOString(), events },
    byPhone(token),
  )
  return done.results
}

/** Sends a photo as a phone does. */
export async function sendPhoto(app: TestApp, token: string, file: Uint8Array, query: object = {}) {
  const address = new URLSearchParams({
    id: randomUUID(),
    takenAt: app.clock().toISOString(),
    ...query,
  })
  const answer = await fetch(`${app.origin}/api/driver/proofs?${address}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', [DRIVER_HEADER]: token },
    body: new Blob([Buffer.from(file)]),
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}
