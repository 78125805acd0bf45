import { AlertDialog as Radix } from 'radix-ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { sheet, veil } from './dialog.tsx'
import { Notice } from './notice.tsx'

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

type AskFirstProps = {
  trigger: ReactElement
  question: string
  effect: string
  texts: { readonly yes: string; readonly keep: string; readonly busy: string }
  tone?: 'primary' | 'destructive'
  /** The call, as `useMutation` has it. */
  act: { readonly isPending: boolean; readonly reset: () => void }
  /** Said instead of `yes` while what the answer depends on is being read. */
  reading?: string | undefined
  /** Why it was refused, once it was. */
  problem: string | false | null
  onOpenChange?: (open: boolean) => void
  onYes: (close: () => void) => void
}

/** A question before a call of the server. It stays open until the answer is there, and says why it was refused. */
export function AskFirst(props: AskFirstProps) {
  const { trigger, question, effect, texts, tone, act, reading, problem, onOpenChange, onYes } = props
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (act.isPending) return
        act.reset()
        change(next)
      }}
      trigger={trigger}
      title={question}
      description={effect}
      confirmLabel={texts.yes}
      cancelLabel={texts.keep}
      tone={tone}
      busy={act.isPending || reading !== undefined}
      busyLabel={act.isPending ? texts.busy : reading}
      onConfirm={() => onYes(() => change(false))}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
    </AlertDialog>
  )
}
