import { Popover as Radix } from 'radix-ui'
import type { RefObject } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { panel } from './popover-frame.ts'
import { uiTexts } from './ui-texts.ts'

interface DatePanelProps extends CalendarProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The calendar at its button. A file of its own, as it is the heaviest part of a form and few open it twice. */
export function DatePanel({ open, onOpenChange, button, ...calendar }: DatePanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          aria-label={uiTexts.chooseDate}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={panel}
          onInteractOutside={(event) => {
            // The button closes it by itself; closed here first, it would open it again.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // It runs shortly after closing: the focus stays with those who have moved on.
            if (document.activeElement === document.body) button.current?.focus()
          }}
        >
          <Calendar {...calendar} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
