import { Toast as Radix } from 'radix-ui'
import { uiTexts } from '@chauffeur/words/en/shared'
import { classNames } from './class-names.ts'
import { IconButton } from './button.tsx'
import { keepClearOfFocus } from './keep-clear.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'

type ToastTone = 'neutral' | 'success' | 'destructive'

export type ToastMessage = { title: string; description?: string | undefined; tone?: ToastTone | undefined }

export type ShownToast = ToastMessage & { number: number; open: boolean }

const duration = 5000
const swipeThreshold = 50

interface ToastStackProps {
  readonly toast: ShownToast
  readonly onOpenChange: (open: boolean) => void
}

/** The place of the toast. It leaves after five seconds, which pause under the pointer or the focus, or by a swipe to
 * the right. */
export function ToastStack({ toast, onOpenChange }: ToastStackProps) {
  return (
    // Keyed by toast: Radix remembers a pause over a toast that has gone and would never time the next one.
    <Radix.Provider
      key={toast.number}
      label={uiTexts.notification}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      <ToastCard {...toast} onOpenChange={onOpenChange} />
      <Radix.Viewport
        label={uiTexts.notifications}
        data-toasts=""
        ref={keepClearWhileShown}
        className="fixed top-18 left-3 z-60 w-[min(26rem,calc(100vw-1.5rem))] outline-none"
      />
    </Radix.Provider>
  )
}

function keepClearWhileShown(toasts: HTMLElement | null) {
  return toasts ? keepClearOfFocus(toasts) : undefined
}

const faces = {
  neutral: { icon: <InfoIcon />, colour: 'text-info' },
  success: { icon: <CheckIcon />, colour: 'text-success' },
  destructive: { icon: <WarningIcon />, colour: 'text-danger' },
}

function ToastCard(props: ShownToast & { onOpenChange: (open: boolean) => void }) {
  const { title, description, tone = 'neutral', open, onOpenChange } = props
  const { icon, colour } = faces[tone]
  return (
    <Radix.Root
      data-theme="night"
      // foreground is read out at once, background when the reader pauses
      type={tone === 'destructive' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={onOpenChange}
      className={classNames(
        'flex items-start gap-3 rounded-card border border-line-strong p-4 shadow-float',
        tone === 'destructive' && 'bg-danger-wash',
        'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
      )}
    >
      <span className={classNames('mt-0.5', colour)}>{icon}</span>
      <div className="min-w-0 flex-1 py-px">
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {/* the announcement is the text as it stands, and would run together without this space */}{' '}
        {description && (
          <Radix.Description className="mt-0.5 text-sm text-soft">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton
          label={uiTexts.dismiss}
          icon={<CloseIcon className="size-4.5" />}
          className="-my-2 -mr-2"
        />
      </Radix.Close>
    </Radix.Root>
  )
}
