import { uploadedPictureAddress } from '@chauffeur/domain/pictures'
import { Picture } from '../ui/picture.tsx'

interface ImageAtAddressProps {
  /** As the office has given it. */
  readonly address: string
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes: string
  readonly className: string
}

const SIZE = { widths: [640, 1280], ratio: 1.6 }

/** A picture beside its name. One that was uploaded comes in the size and format that suit the screen. */
export function ImageAtAddress({ address, sizes, className }: ImageAtAddressProps) {
  const src = uploadedPictureAddress(address)
  return src ? (
    <Picture {...SIZE} src={src} sizes={sizes} alt="" className={className} />
  ) : (
    <img
      src={address}
      alt=""
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
