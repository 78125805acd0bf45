import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field.tsx'
import { InfoIcon } from './icons.tsx'

type RadioCardsProps = {
  value: string | null
  onValueChange: (value: string) => void
  /** Outside a Field. */
  'aria-label'?: string | undefined
  /** The grid: "sm:grid-cols-2". */
  className?: string | undefined
  children: ReactNode
}

/** One choice among cards. Inside `<Field group>` it takes its name, hint and error from there. */
export function RadioCards({ value, onValueChange, className, children, ...rest }: RadioCardsProps) {
  const wiring = useFieldGroup(rest)
  return (
    <RadioGroup.Root
      {...wiring}
      value={value}
      onValueChange={onValueChange}
      className={classNames('grid gap-3', className)}
    >
      {children}
    </RadioGroup.Root>
  )
}

type RadioCardProps = {
  value: string
  title: ReactNode
  description?: ReactNode
  /** At the right of the title: a price, a badge. */
  aside?: ReactNode
  icon?: ReactNode
  /** Greys the card, disables it and shows why. */
  disabledReason?: ReactNode
  className?: string | undefined
}

export function RadioCard(props: RadioCardProps) {
  const { value, title, description, aside, icon, disabledReason, className } = props
  const id = useId()
  const disabled = Boolean(disabledReason)
  const describedBy = classNames(
    Boolean(description) && `${id}-description`,
    Boolean(aside) && `${id}-aside`,
    disabled && `${id}-reason`,
  )
  return (
    <RadioFrame
      value={value}
      disabled={disabled}
      labelledBy={`${id}-title`}
      describedBy={describedBy}
      className={className}
    >
      <div className="flex min-h-14 flex-col justify-center gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <RadioMark disabled={disabled} className="mt-0.5" />
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
        {disabled && (
          <p id={`${id}-reason`} className="flex gap-1.5 text-sm text-warning">
            <InfoIcon className="mt-0.5 size-4" />
            <span className="min-w-0">{disabledReason}</span>
          </p>
        )}
      </div>
    </RadioFrame>
  )
}

interface RadioFrameProps {
  readonly value: string
  readonly disabled: boolean
  /** Ids in its face. */
  readonly labelledBy: string
  readonly describedBy: string
  readonly className?: string | undefined
  /** Elements that can be pressed on their own must be `relative z-20`. */
  readonly children: ReactNode
}

/** A card that is chosen wherever it is pressed. */
export function RadioFrame({
  value,
  disabled,
  labelledBy,
  describedBy,
  className,
  children,
}: RadioFrameProps) {
  return (
    <div
      className={classNames(
        'group/card relative rounded-card border border-line transition-[border-color,box-shadow]',
        'has-[>[data-state=checked]]:border-ink has-[>[data-state=checked]]:shadow-[0_0_0_1px_var(--ink)]',
        disabled ? 'bg-transparent' : 'bg-raised not-has-[>[data-state=checked]]:hover:border-line-strong',
        className,
      )}
    >
      <RadioGroup.Item
        value={value}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy || undefined}
        className="absolute inset-0 z-10 rounded-card disabled:cursor-not-allowed"
      />
      {children}
    </div>
  )
}

/** Shows whether its card is chosen. */
export function RadioMark({ disabled, className }: { disabled: boolean; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-5.5 shrink-0 items-center justify-center rounded-full border-[1.5px] transition-[border]',
        disabled ? 'border-line' : 'border-line-strong',
        'group-has-[>[data-state=checked]]/card:border-[7px] group-has-[>[data-state=checked]]/card:border-accent-fill',
        className,
      )}
    />
  )
}

type RadioListProps<Value extends string> = {
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** Outside a Field. */
  'aria-label'?: string | undefined
}

/** One choice among short lines; small enough to stand inside a card that is itself a choice. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { value, onValueChange, options, ...rest } = props
  const id = useId()
  const wiring = useFieldGroup(rest)
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup.Root {...wiring} value={value} onValueChange={choose} className="grid gap-1">
      {options.map((option, index) => (
        <div
          key={option.value}
          className="relative flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
        >
          <RadioGroup.Item
            value={option.value}
            aria-labelledby={`${id}-${index}`}
            className={
              'peer flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-raised ' +
              'after:absolute after:inset-0 after:content-[""] data-[state=checked]:border-accent-fill'
            }
          >
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent-fill" />
          </RadioGroup.Item>
          <span id={`${id}-${index}`} className="min-w-0 leading-tight">
            {option.label}
          </span>
        </div>
      ))}
    </RadioGroup.Root>
  )
}
