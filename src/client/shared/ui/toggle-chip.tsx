import type { ReactNode } from 'react'

type ToggleChipProps = { isPressed: boolean; onToggle: () => void; children: ReactNode }

/** A choice that is either on or off, in a row of such. */
export function ToggleChip({ isPressed, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onToggle}
      className={
        'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3 text-sm ' +
        'font-medium sm:px-3.5 whitespace-nowrap text-ink transition-colors hover:border-ink pointer-coarse:min-h-11 ' +
        'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface'
      }
    >
      {children}
    </button>
  )
}
