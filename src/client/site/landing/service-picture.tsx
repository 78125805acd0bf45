import { services } from '@chauffeur/words/en/frame'
import { Picture, type Drawing } from '../../shared/ui/picture.tsx'
import type { ServiceKey } from '../content/services.ts'

const WIDTHS = [640, 1280]

/** The picture of each service: a car, a cabin or the coast, all lit and rendered alike. */
const pictures: Readonly<Record<ServiceKey, Drawing>> = {
  airport: { src: '/art/vehicles/e-class-exterior', widths: WIDTHS, ratio: 16 / 9 },
  business: { src: '/art/vehicles/s-class-interior', widths: WIDTHS, ratio: 16 / 9 },
  events: { src: '/art/vehicles/v-class-interior', widths: WIDTHS, ratio: 16 / 9 },
  hourly: { src: '/art/coast/road', widths: WIDTHS, ratio: 3 / 2 },
}

interface ServicePictureProps {
  readonly service: ServiceKey
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes: string
  readonly isFirst?: boolean | undefined
  readonly className: string
}

/** The picture of a service; its frame has any shape. */
export function ServicePicture({ service, sizes, isFirst, className }: ServicePictureProps) {
  return (
    <Picture
      {...pictures[service]}
      sizes={sizes}
      alt={services[service].scene}
      isFirst={isFirst}
      className={`h-auto w-full bg-sunken object-cover ${className}`}
    />
  )
}
