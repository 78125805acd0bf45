import type { VehicleId } from '@chauffeur/domain/vehicles'
import { vehicleArt } from '@chauffeur/domain/vehicle-art'
import { useSite } from '../../firm/use-site.ts'
import { Picture } from '../../ui/picture.tsx'

/** The vehicle from the front and the side; its name stands beside it. */
export function VehiclePicture({ id }: { id: VehicleId }) {
  const { vehiclePictures } = useSite()
  return (
    <Picture
      src={vehiclePictures[`${id}-exterior`] ?? `/art/vehicles/${vehicleArt[id]}-exterior`}
      widths={[640, 1280]}
      ratio={16 / 9}
      sizes="(min-width: 40rem) 16rem, 7rem"
      alt=""
      className="size-full object-cover"
    />
  )
}
