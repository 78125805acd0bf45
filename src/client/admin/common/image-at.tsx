import { isImageUrl } from '@chauffeur/domain/pictures'
import { useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { WarningIcon } from '../../shared/ui/icons.tsx'

type ImageAtProps = {
  /** As it was typed. What cannot be an image's address is not requested. */
  address: string
  /** Its description; '' where the text beside it describes it. */
  alt: string
  /** Instead of an image where there is no address. */
  none?: string | undefined
  className?: string | undefined
}

/** An image at an address that an admin typed, in a frame that is there also without an image. */
export function ImageAt({ address, alt, none = 'No picture', className }: ImageAtProps) {
  // The address that failed: another one is attempted again.
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
        // Other sites need not learn the address of the admin area.
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
