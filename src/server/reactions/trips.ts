import type { TripWebhook } from '@chauffeur/domain/webhooks'
import type { AboutTrip, Events } from '../core/events.ts'
import type { Transaction } from '../core/transaction.ts'
import { readTripFacts, WEBHOOK_OF_EVENT } from '../dispatch/report-trip.ts'
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts'

/** One message for each version of an assignment. */
export function webhookOfAssignment(tx: Transaction, event: AboutTrip): Promise<void> {
  return webhookOfTrip(tx, 'trip.assigned', event, `${event.assignmentId}-${event.version}`)
}

/** One message for each step that was reported. */
export async function webhookOfStep(tx: Transaction, event: Events['trip.reported']): Promise<void> {
  const type = WEBHOOK_OF_EVENT[event.type]
  if (type) await webhookOfTrip(tx, type, event, event.eventId)
}

async function webhookOfTrip(
  tx: Transaction,
  type: TripWebhook,
  { bookingId, assignmentId }: AboutTrip,
  occasion: string,
): Promise<void> {
  const facts = await readTripFacts(assignmentId, tx.em)
  if (facts) await enqueueWebhooks(tx, { type, bookingId, occasion, facts })
}
