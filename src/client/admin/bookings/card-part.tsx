import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'

type PartButtonProps = {
  children: string
  isOpen: boolean
  onToggle: () => void
  /** The ids of what it opens and of what says whose booking it is. */
  controls: string
  describedBy: string
}

/** Opens a part of a booking's card. */
export function PartButton({ children, isOpen, onToggle, controls, describedBy }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onToggle}
      className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 font-medium transition-colors hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
      <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}

/** What the button opens: made, and asked for, once somebody wants to see it. */
export function CardPart({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={id} hidden={!isOpen} className="mt-3.5 border-t border-line pt-2 text-sm">
      {isOpen && children}
    </div>
  )
}
