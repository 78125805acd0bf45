import { lazy, useRef, useState } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { longDay } from './calendar-day.ts'
import { classNames } from './class-names.ts'
import { useField, useFieldControl } from './field.tsx'
import { CalendarIcon } from './icons.tsx'
import type { CalendarProps } from './date-panel.tsx'
import { fetchAhead, LatePart } from './late-part.tsx'
import { Skeleton } from './skeleton.tsx'

// Fetched when someone reaches for it.
const loadPanel = () => import('./date-panel.tsx')
const DatePanel = lazy(async () => ({ default: (await loadPanel()).DatePanel }))

type DatePickerProps = Omit<CalendarProps, 'onValueChange'> & {
  onValueChange: (day: string) => void
  /** Called after a day was chosen by finger or mouse, so that the focus may go on. A keyboard's stays at the button. */
  onTap?: (() => void) | undefined
  placeholder?: string | undefined
}

export function DatePicker({
  onValueChange,
  onTap,
  placeholder = uiTexts.chooseDate,
  ...calendar
}: DatePickerProps) {
  const { value } = calendar
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = useField()
  const wiring = useFieldControl({})
  const valueId = `${wiring.id}-value`
  const shown = value === '' ? placeholder : longDay(value)

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        id={wiring.id}
        aria-describedby={wiring['aria-describedby']}
        {...(field ? { 'aria-labelledby': `${field.labelId} ${valueId}` } : { 'aria-label': shown })}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-invalid={wiring['aria-invalid']}
        onPointerEnter={() => fetchAhead(loadPanel)}
        onFocus={() => fetchAhead(loadPanel)}
        onClick={() => {
          setWasOpened(true)
          setOpen(!open)
        }}
        className="control flex items-center gap-3 px-3.5 py-2"
      >
        <CalendarIcon className="size-5 text-soft" />
        <span
          id={valueId}
          className={classNames('min-w-0 leading-tight first-letter:uppercase', value === '' && 'text-faint')}
        >
          {shown}
        </span>
      </button>
      {wasOpened && (
        <LatePart
          waiting={
            <Skeleton className="absolute top-full left-0 z-50 mt-2 h-84 w-[min(19.25rem,calc(100vw-3.5rem))]" />
          }
        >
          <DatePanel
            open={open}
            onOpenChange={setOpen}
            button={button}
            {...calendar}
            onValueChange={(day, isTapped) => {
              onValueChange(day)
              setOpen(false)
              if (isTapped) onTap?.()
            }}
          />
        </LatePart>
      )}
    </div>
  )
}
