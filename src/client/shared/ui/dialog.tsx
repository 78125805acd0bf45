import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, type RefObject, use, useId } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { classNames } from './class-names.ts'
import { IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { TypedPart, UnsavedWorkContext } from './unsaved.tsx'

export type DialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it, where the dialog need not be controlled. */
  trigger?: ReactElement | undefined
  /** The element that gets the focus after closing, where it was opened without a trigger. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  title: ReactNode
  description?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** It holds what would be lost: a click beside it does not close it. */
  keepsOpen?: boolean | undefined
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
  children?: ReactNode
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' }

/** A sheet from below on a phone, a centred card on a wide screen. Wrap content and footer in one form by giving
 * the form an id and the submit button `form={id}`. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    trigger,
    returnFocusTo,
    title,
    description,
    size = 'medium',
    keepsOpen = false,
    footer,
    children,
  } = props
  const unsaved = use(UnsavedWorkContext)
  const id = useId()
  const change = (next: boolean) => {
    if (next || !unsaved) onOpenChange?.(next)
    else unsaved.leave(() => onOpenChange?.(false), id)
  }
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange: change })}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepOpenForList}
          onInteractOutside={(event) => {
            if (keepsOpen) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo) return
            event.preventDefault()
            returnFocusTo.current?.focus()
          }}
          className={classNames(sheet, widths[size])}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 sm:px-7 sm:pt-6">
            <div className="min-w-0">
              <Radix.Title className="font-display text-heading">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={uiTexts.close} icon={<CloseIcon />} className="-mt-1.5 -mr-2.5" />
            </Radix.Close>
          </header>
          <TypedPart id={id} className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:px-7">
            {children}
          </TypedPart>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Escape closes an open suggestion list first; Radix hears the key before the list does. */
export function keepOpenForList(event: globalThis.KeyboardEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target.role === 'combobox' && target.ariaExpanded === 'true') event.preventDefault()
}

/** The veil and the sheet that Dialog and AlertDialog share. */
export const veil =
  'fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

export const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-raised text-ink shadow-float ' +
  'outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:rounded-sheet'
