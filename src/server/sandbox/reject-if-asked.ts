import { REJECTED_REFERENCE, TEST_ACTOR } from '@chauffeur/domain/sandbox'
import { rejectBooking } from '../bookings/decide-booking.ts'
import { isSandbox } from '../core/config.ts'
import type { OperationContext } from '../core/request-context.ts'

interface NewBooking {
  readonly id: string
  readonly status: string
  readonly reference: string | null
}

/** Rejects a booking that was made in the sandbox with the reference by which that is asked for. @returns whether it did. */
export async function rejectIfAsked(
  { id, status, reference }: NewBooking,
  { config, transaction }: Pick<OperationContext, 'config' | 'transaction'>,
): Promise<boolean> {
  if (!isSandbox(config) || reference !== REJECTED_REFERENCE || status !== 'pending') return false
  const reason = 'This is how a rejection is tried.'
  await transaction((tx) => rejectBooking(id, { admin: TEST_ACTOR, reason }, tx))
  return true
}
