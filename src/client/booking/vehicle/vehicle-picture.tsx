import type { VehicleId } from '@chauffeur/domain/fleet'
import { Picture } from '../../ui/picture.tsx'

const files: Readonly<Record<VehicleId, string>> = {
  1: 's-class',
  2: 'e-class',
  3: 'v-class',
  4: 'vito',
  5: 'sprinter',
}

/** The vehicle from its side; its name stands beside it. */
export function VehiclePicture({ id }: { id: VehicleId }) {
  return (
    <Picture
      src={`/art/vehicles/${files[id]}-exterior`}
      widths={[640, 1280]}
      ratio={16 / 9}
      sizes="(min-width: 40rem) 16rem, calc(100vw - 3.5rem)"
      alt=""
      className="size-full object-cover"
    />
  )
}
