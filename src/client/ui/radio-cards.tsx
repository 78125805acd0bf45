import { RadioGroup } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field-context.ts'
import { InfoIcon } from './icons.tsx'

export type RadioCardsProps = {
  value: string | null
  onValueChange: (value: string) => void
  /** Outside a Field. */
  'aria-label'?: string | undefined
  name?: string | undefined
  /** The grid: "sm:grid-cols-2". */
  className?: string | undefined
  children: ReactNode
}

/** One choice among cards. Inside `<Field group>` it takes its name, hint and error from there. */
export function RadioCards({ value, onValueChange, name, className, children, ...rest }: RadioCardsProps) {
  const wiring = useFieldGroup(rest)
  return (
    <RadioGroup.Root
      {...wiring}
      value={value}
      onValueChange={onValueChange}
      {...(name === undefined ? {} : { name })}
      className={classNames('grid gap-3', className)}
    >
      {children}
    </RadioGroup.Root>
  )
}

export type RadioCardProps = {
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the right of the title: a price, a badge. */
  aside?: ReactNode
  icon?: ReactNode
  /** Beside the rest where there is room, else above it; it fills its frame. */
  picture?: ReactNode
  /** Greys the card, takes it out of the choice and says why. */
  disabledReason?: ReactNode
  /** Hides the ring where the picture says enough. */
  hideMark?: boolean | undefined
  /** More of the clickable face: pictures, facts. Nothing interactive. */
  children?: ReactNode
  /** Below the face: an accordion, links. Clicks here do not choose. */
  footer?: ReactNode
  className?: string | undefined
}

export function RadioCard(props: RadioCardProps) {
  const {
    value,
    title,
    description,
    aside,
    icon,
    picture,
    disabledReason,
    hideMark,
    children,
    footer,
    className,
  } = props
  const id = useId()
  const disabled = Boolean(disabledReason)
  const describedBy = classNames(
    Boolean(description) && `${id}-description`,
    Boolean(aside) && `${id}-aside`,
    Boolean(children) && `${id}-more`,
    disabled && `${id}-reason`,
  )
  return (
    <div
      className={classNames(
        'group/card relative rounded-card border border-line bg-raised transition-[border-color,box-shadow]',
        'has-[[data-state=checked]]:border-accent-line has-[[data-state=checked]]:shadow-[0_0_0_1px_var(--accent-line)]',
        disabled ? 'bg-transparent' : 'not-has-[[data-state=checked]]:hover:border-line-strong',
        className,
      )}
    >
      <div
        className={classNames(
          'relative',
          Boolean(picture) && 'sm:grid sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:items-center',
        )}
      >
        <RadioGroup.Item
          value={value}
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={describedBy || undefined}
          className="peer absolute inset-0 z-10 rounded-card disabled:cursor-not-allowed"
        />
        {picture && (
          <div
            className={classNames(
              'aspect-[2/1] overflow-clip p-2 pb-0 *:size-full sm:aspect-video sm:pr-0 sm:pb-2',
              disabled && 'opacity-50 grayscale',
            )}
          >
            <div className="overflow-clip rounded-control bg-sunken [&>picture]:contents">{picture}</div>
          </div>
        )}
        <div className="flex min-h-14 flex-col justify-center gap-3 p-4 sm:p-5">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            {!hideMark && <Mark disabled={disabled} />}
            {icon && (
              <span className={classNames('mt-0.5', disabled ? 'text-faint' : 'text-accent')}>{icon}</span>
            )}
            <div className="min-w-0 flex-1 basis-36">
              <div id={`${id}-title`} className={classNames('font-medium', disabled && 'text-faint')}>
                {title}
              </div>
              {description && (
                <div
                  id={`${id}-description`}
                  className={classNames('text-sm', disabled ? 'text-faint' : 'text-soft')}
                >
                  {description}
                </div>
              )}
            </div>
            {aside && (
              <div id={`${id}-aside`} className="ml-auto shrink-0 text-right">
                {aside}
              </div>
            )}
          </div>
          {children && (
            <div id={`${id}-more`} className={disabled ? 'opacity-60 grayscale' : undefined}>
              {children}
            </div>
          )}
          {disabled && (
            <p id={`${id}-reason`} className="flex gap-1.5 text-sm text-warning">
              <InfoIcon className="mt-0.5 size-4" />
              <span className="min-w-0">{disabledReason}</span>
            </p>
          )}
        </div>
      </div>
      {footer && <div className="border-t border-line px-4 sm:px-5">{footer}</div>}
    </div>
  )
}

function Mark({ disabled }: { disabled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors',
        disabled ? 'border-line' : 'border-line-strong',
        'group-has-[[data-state=checked]]/card:border-accent-fill',
        'after:size-2.5 after:scale-0 after:rounded-full after:bg-accent-fill after:transition-transform',
        'group-has-[[data-state=checked]]/card:after:scale-100',
      )}
    />
  )
}
