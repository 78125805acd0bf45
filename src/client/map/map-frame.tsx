import type { RefObject } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'

interface MapFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly isDrawn: boolean
  /** Its size, also while the map loads. */
  readonly className: string
}

/** Where a map stands, and what stands there until it does. */
export function MapFrame({ frame, isDrawn, className }: MapFrameProps) {
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      {!isDrawn && <Skeleton className="absolute inset-0 rounded-none" />}
      <div
        ref={frame}
        className={classNames(
          'absolute! inset-0 transition-opacity duration-240',
          isDrawn ? 'opacity-100' : 'opacity-0',
        )}
      />
    </div>
  )
}
