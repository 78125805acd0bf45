import { isImageUrl } from '@chauffeur/domain/image-url'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { WarningIcon } from '../../ui/icons.tsx'

export type ImageAtProps = {
  /** As somebody typed it. What may not be an image's address is never asked for. */
  address: string
  /** What it shows; '' where the words beside it say so. */
  alt: string
  /** Instead of an image where there is no address. */
  none?: string | undefined
  className?: string | undefined
}

/** An image at an address that the office gave, in a frame that stands also where there is no image. */
export function ImageAt({ address, alt, none = 'No picture', className }: ImageAtProps) {
  // The address that failed: another one gets its own try.
  const [failed, setFailed] = useState<string>()
  const frame = classNames('overflow-hidden bg-sunken', className)
  const problem = problemOf(address, failed)
  if (address === '' || problem)
    return (
      <div
        className={classNames(
          frame,
          'flex flex-col items-center justify-center gap-1.5 p-3 text-center text-sm text-soft',
        )}
      >
        {problem && <WarningIcon className="text-warning" />}
        {problem ?? none}
      </div>
    )
  return (
    <div className={frame}>
      <img
        key={address}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        // Another site need not know that there is an office here.
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
        className="size-full object-cover"
      />
    </div>
  )
}

function problemOf(address: string, failed: string | undefined): string | undefined {
  if (address === '') return undefined
  if (!isImageUrl(address)) return 'Not an image address'
  return failed === address ? 'No picture at this address' : undefined
}
