import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the panel. */
  label: string
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A small panel at its button. */
export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={classNames(popoverPanel, className ?? 'w-80 p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The look of every panel at a button: always on sand, whatever its button stands on. */
export const popoverPanel =
  'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto ' +
  'rounded-card border border-line bg-raised text-ink shadow-float outline-none ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in'
