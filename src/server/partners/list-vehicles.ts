import type { PartnerVehicle } from '@chauffeur/contract/partner-vehicles'
import { vehicleArt } from '@chauffeur/domain/vehicle-art'
import { FLEET, vehicleAlias } from '@chauffeur/domain/vehicles'
import { listLuggage } from '../catalogue/luggage/luggage.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'

/** The vehicles as partners offer them, with the firm's own pictures where it has any. */
export async function listVehicles({
  config,
  em,
  firm,
}: Pick<RequestContext, 'config' | 'em'> & { readonly firm: CurrentFirm }): Promise<PartnerVehicle[]> {
  const luggage = await listLuggage(em)
  const { vehiclePictures } = firm.current()
  return FLEET.map(({ id, name, maxPassengers }) => {
    const picture = vehiclePictures[`${id}-exterior`] ?? `/art/vehicles/${vehicleArt[id]}-exterior-1280.webp`
    return {
      id,
      name,
      aliases: [vehicleAlias({ name })],
      seats: maxPassengers,
      luggage: luggage.flatMap(({ vehicleId, config }) => (vehicleId === id ? [config] : [])),
      picture: new URL(picture, config.PUBLIC_URL).href,
    }
  })
}
