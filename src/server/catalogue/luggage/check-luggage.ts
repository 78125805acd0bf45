import type { Vehicle } from '@chauffeur/domain/vehicles'
import { luggageRefusal } from '@chauffeur/domain/luggage'
import type { EntityManager } from '../../db/orm.ts'
import { invalid } from '../../core/refusal.ts'
import { LuggageCapacity } from './luggage-capacity.entity.ts'

/** Refuses a load that the vehicle is not offered with. */
export async function checkLuggage(
  config: string | null,
  vehicle: Vehicle,
  em: EntityManager,
): Promise<void> {
  if (config === null) return
  const refusal = luggageRefusal(
    config,
    vehicle.id,
    await em.find(LuggageCapacity, { vehicleId: vehicle.id }),
  )
  if (refusal) throw invalid('luggageConfig', refusal)
}
