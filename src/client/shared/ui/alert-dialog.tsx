import { AlertDialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { sheet, veil } from './dialog.tsx'

type AlertDialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  trigger?: ReactElement | undefined
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** Does not close the dialog: close it when the work is done, so that busy shows meanwhile. */
  onConfirm: () => void
  tone?: 'primary' | 'destructive' | undefined
  busy?: boolean | undefined
  /** The confirm button's label meanwhile. */
  busyLabel?: string | undefined
  children?: ReactNode
}

/** A question that must be answered. Focus starts on Cancel; a click outside does not answer it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, trigger, title, description, children } = props
  const {
    confirmLabel,
    cancelLabel = uiTexts.cancel,
    onConfirm,
    tone = 'primary',
    busy = false,
    busyLabel,
  } = props
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-busy={busy || undefined}
          onEscapeKeyDown={(event) => {
            if (busy) event.preventDefault()
          }}
          className={classNames(sheet, 'sm:max-w-md')}
        >
          <div className="min-h-0 overflow-y-auto px-6 pt-6 pb-5 sm:px-7 sm:pt-7">
            <Radix.Title className="font-display text-heading">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <div className="flex flex-col-reverse gap-3 px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
