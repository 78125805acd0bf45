import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { keepOpenForList, veil } from './dialog.tsx'

type FullDialogProps = {
  open: boolean
  onClose: () => void
  /** Gives the focus back. */
  onClosed: () => void
  /** Heard, not seen: what it holds says what it is. */
  title: string
  children: ReactNode
}

/** All of a phone's screen, and most of a wide one; what it holds brings the button that closes it. */
export function FullDialog({ open, onClose, onClosed, title, children }: FullDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpenForList}
          // A click that misses it by a little closes nothing.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          // Its keys are its own: it may stand in a form that listens, too.
          onKeyDown={(event) => event.stopPropagation()}
          className={classNames(
            'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none',
            'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
            'md:m-auto md:h-[min(44rem,90dvh)] md:w-[min(68rem,calc(100%-3rem))] md:flex-row md:rounded-sheet md:shadow-float',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
