import { Slot } from 'radix-ui'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive'
type ButtonSize = 'small' | 'medium' | 'large'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Something is in progress: the button keeps its focus, shows a spinner and ignores clicks. */
  busy?: boolean | undefined
  /** Its label meanwhile ("Signing in..."). */
  busyLabel?: string | undefined
  /** Why it cannot be used now. It stays focusable, so that the reason can be heard. */
  disabledReason?: string | undefined
  /** Full width of its container. */
  block?: boolean | undefined
  /** Draws its only child (a link) as a button. */
  asChild?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent-fill text-on-accent usable:hover:bg-accent-fill-hover unusable:bg-sunken',
  secondary:
    'border border-line-strong bg-transparent text-ink usable:hover:border-ink usable:hover:bg-sunken unusable:border-line',
  ghost: 'bg-transparent text-ink usable:hover:bg-sunken',
  destructive: 'bg-danger-fill text-on-danger usable:hover:bg-danger-fill-hover unusable:bg-sunken',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-base',
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium leading-tight text-center select-none ' +
  'transition-colors unusable:cursor-not-allowed unusable:text-faint aria-busy:cursor-progress'

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    busy = false,
    busyLabel,
    disabledReason,
    block = false,
    asChild = false,
    className,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const isInert = busy || disabledReason !== undefined
  const describedBy = classNames(rest['aria-describedby'], disabledReason !== undefined && reasonId)
  const Element = asChild ? Slot.Root : 'button'

  return (
    <>
      <Element
        {...(asChild ? {} : { type: 'button' as const })}
        {...rest}
        aria-busy={busy || undefined}
        aria-disabled={isInert || rest['aria-disabled']}
        aria-describedby={describedBy || undefined}
        title={disabledReason ?? rest.title}
        onClick={isInert ? refuse : onClick}
        className={classNames(base, variants[variant], sizes[size], block && 'w-full', className)}
      >
        {busy && <Spinner className="size-4.5" />}
        {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : busy && busyLabel ? busyLabel : children}
      </Element>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'asChild' | 'block' | 'busyLabel'> & {
  /** Its effect, for those who do not see the icon. */
  label: string
  icon: ReactNode
}

const shapes: Record<ButtonSize, string> = {
  small: 'w-9 pointer-coarse:w-11',
  medium: 'w-11',
  large: 'w-13',
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      className={classNames('shrink-0 px-0!', shapes[size], className)}
    >
      {rest.busy ? null : icon}
    </Button>
  )
}
