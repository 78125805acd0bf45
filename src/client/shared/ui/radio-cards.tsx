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
  /** In a line of their own under the title. */
  tags?: ReactNode
  /** At the right of the title: a price, a badge. */
  aside?: ReactNode
  icon?: ReactNode
  /** Beside the rest where there is room, else above it; it fills its frame. */
  picture?: ReactNode
  /** Greys the card, disables it and shows why. */
  disabledReason?: ReactNode
  /**
   * On a phone as low as it can be: a small picture beside the title, the description of the chosen card only, and the
   * footer beginning in the last line of the face.
   */
  isLow?: boolean | undefined
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
    tags,
    aside,
    icon,
    picture,
    disabledReason,
    isLow = false,
    children,
    footer,
    className,
  } = props
  const id = useId()
  const disabled = Boolean(disabledReason)
  const describedBy = classNames(
    Boolean(description) && `${id}-description`,
    Boolean(tags) && `${id}-tags`,
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
          isLow && 'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center',
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
              'overflow-clip p-2 *:size-full sm:aspect-video sm:pr-0 sm:pb-2',
              isLow ? 'aspect-video self-start pr-0 pb-0' : 'aspect-[2/1] pb-0',
              disabled && 'opacity-50 grayscale',
            )}
          >
            <div className="overflow-clip rounded-control bg-sunken [&>picture]:contents">{picture}</div>
          </div>
        )}
        <div
          className={classNames(
            'flex min-h-14 flex-col justify-center gap-3 p-4 sm:p-5',
            isLow && 'max-sm:contents',
          )}
        >
          <div
            className={classNames(
              'flex flex-wrap items-start gap-x-3 gap-y-1',
              isLow && 'max-sm:p-3 max-sm:pb-1.5',
            )}
          >
            <Mark disabled={disabled} isOnPicture={isLow} />
            {icon && (
              <span className={classNames('mt-0.5', disabled ? 'text-faint' : 'text-accent')}>{icon}</span>
            )}
            <div className={classNames('min-w-0 flex-1', isLow ? 'basis-28 sm:basis-36' : 'basis-36')}>
              <div id={`${id}-title`} className={classNames('font-medium', disabled && 'text-faint')}>
                {title}
              </div>
              {description && (
                <div
                  id={`${id}-description`}
                  className={classNames(
                    'text-sm',
                    disabled ? 'text-faint' : 'text-soft',
                    isLow && 'max-sm:sr-only',
                  )}
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
            {tags && (
              <div id={`${id}-tags`} className="flex basis-full flex-wrap gap-1.5 sm:pl-8">
                {tags}
              </div>
            )}
          </div>
          {isLow && description && (
            <div
              aria-hidden="true"
              className="col-span-2 hidden px-3 pt-1 text-sm text-soft max-sm:group-has-[[data-state=checked]]/card:block"
            >
              {description}
            </div>
          )}
          {children && (
            <div
              id={`${id}-more`}
              className={classNames(
                disabled && 'opacity-60 grayscale',
                isLow && 'max-sm:col-span-2 max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:px-3',
              )}
            >
              {children}
            </div>
          )}
          {disabled && (
            <p
              id={`${id}-reason`}
              className={classNames(
                'flex gap-1.5 text-sm text-warning',
                isLow && 'max-sm:col-span-2 max-sm:px-3 max-sm:pb-3',
              )}
            >
              <InfoIcon className="mt-0.5 size-4" />
              <span className="min-w-0">{disabledReason}</span>
            </p>
          )}
        </div>
      </div>
      {footer && (
        <div
          className={classNames(
            'border-t border-line px-4 sm:px-5',
            // Over the line of facts, which can still be pressed where the footer has nothing.
            isLow && 'max-sm:pointer-events-none max-sm:-mt-11 max-sm:border-t-0 max-sm:px-3',
          )}
        >
          {footer}
        </div>
      )}
    </div>
  )
}

function Mark({ disabled, isOnPicture }: { disabled: boolean; isOnPicture: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors',
        disabled ? 'border-line' : 'border-line-strong',
        isOnPicture && 'max-sm:absolute max-sm:top-3.5 max-sm:left-3.5 max-sm:mt-0 max-sm:bg-raised',
        'group-has-[[data-state=checked]]/card:border-accent-fill',
        'after:size-2.5 after:scale-0 after:rounded-full after:bg-accent-fill after:transition-transform',
        'group-has-[[data-state=checked]]/card:after:scale-100',
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
