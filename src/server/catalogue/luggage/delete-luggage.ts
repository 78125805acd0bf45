import { LockMode } from '@mikro-orm/core'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { isUuid } from '../../db/is-uuid.ts'
import { Refusal } from '../../core/refusal.ts'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { LuggageCapacity } from './luggage-capacity.entity.ts'
import { presentLuggage } from './present-luggage.ts'

/** Takes a configuration away: it can no longer be booked. Bookings that were made with it keep it. */
export async function deleteLuggage(
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const { em } = tx
  const found = isUuid(id)
    ? await em.findOne(LuggageCapacity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such luggage capacity.')
  await checkVersion('luggage', presentLuggage(found), version, em)
  const { vehicleId, vehicleName, config, imageUrl } = found
  await em.nativeDelete(LuggageCapacity, { id })
  await record(tx, 'luggage.deleted', {
    admin,
    id,
    name: `${vehicleName}, ${config}`,
    details: changesBetween({ vehicleId, vehicleName, config, imageUrl }, null),
  })
}
