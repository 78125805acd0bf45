import { Popover as Radix } from 'radix-ui'
import type { RefObject } from 'react'
import { DayPicker, type ChevronProps } from 'react-day-picker'
import { calendarTexts } from '@chauffeur/words/en/calendar'
import { uiTexts } from '@chauffeur/words/en/shared'
import { popoverPanel } from './popover.tsx'
import { dateOfDay, dayOfDate, longDay, monthOf } from './calendar-day.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

interface DatePanelProps extends CalendarProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The calendar at its button. A file of its own, as it is the heaviest part of a form and few open it twice. */
export function DatePanel({ open, onOpenChange, button, ...calendar }: DatePanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          aria-label={uiTexts.chooseDate}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={popoverPanel}
          onInteractOutside={(event) => {
            // The button closes it by itself; closed here first, it would open it again.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // It runs shortly after closing: the focus stays with those who have moved on.
            if (document.activeElement === document.body) button.current?.focus()
          }}
        >
          <Calendar {...calendar} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type CalendarProps = {
  /** yyyy-MM-dd, or '' while nothing is chosen. */
  value: string
  /** Tapped or clicked, or else chosen with the keyboard. */
  onValueChange: (day: string, isTapped: boolean) => void
  /** First and last day that may be chosen, yyyy-MM-dd. */
  min?: string | undefined
  max?: string | undefined
  isDisabled?: ((day: string) => boolean) | undefined
  /** The day to mark as today; the visitor's own day if left out. */
  today?: string | undefined
}

const cell = 'size-[min(2.75rem,calc((100vw-3.5rem)/7))]'

const looks = {
  root: 'p-3 text-ink',
  months: 'relative',
  month_caption: 'flex h-11 items-center pl-3 font-display text-lead',
  nav: 'absolute top-0 right-0 flex',
  button_previous: navigation(),
  button_next: navigation(),
  month_grid: 'mt-1 border-collapse',
  weekday: `${cell} text-xs font-medium text-faint`,
  day: `group/day p-0 text-center ${cell}`,
  day_button:
    'tabular size-full rounded-control hover:bg-sunken disabled:cursor-not-allowed disabled:bg-transparent ' +
    'disabled:text-line-strong ' +
    'group-data-[today]/day:font-semibold group-data-[today]/day:text-accent ' +
    'group-data-[selected]/day:bg-accent-fill group-data-[selected]/day:text-on-accent',
  hidden: 'invisible',
}

function navigation() {
  return (
    'flex size-11 items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink ' +
    'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-line-strong'
  )
}

function Chevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />
}

/** One month, one day. Loaded when a date picker first opens. */
function Calendar({ value, onValueChange, min, max, isDisabled, today }: CalendarProps) {
  const selected = dateOfDay(value)
  const [marked, first, last] = [today, min, max].map(dateOfDay)
  const opened = selected ?? first
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the calendar is asking for the focus (ARIA date dialog)
      autoFocus
      weekStartsOn={1}
      selected={selected}
      // A click that a key makes counts no clicks.
      onSelect={(date, _day, _modifiers, event) => onValueChange(dayOfDate(date), event.detail > 0)}
      // It treats an absent bound and an undefined one differently.
      {...(opened && { defaultMonth: opened })}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      {...(marked && { today: marked })}
      disabled={(date) => {
        const day = dayOfDate(date)
        return Boolean((min && day < min) || (max && day > max) || isDisabled?.(day))
      }}
      formatters={{
        formatCaption: monthOf,
        formatWeekdayName: (date) => calendarTexts.shortWeekdays[date.getDay()] ?? '',
      }}
      labels={{
        labelDayButton: (date, { selected, today: isToday }) => {
          const name = longDay(dayOfDate(date))
          const day = isToday ? calendarTexts.today(name) : name
          return selected ? calendarTexts.chosen(day) : day
        },
        labelGrid: monthOf,
        labelWeekday: (date) => calendarTexts.weekdays[date.getDay()] ?? '',
        labelNav: () => calendarTexts.otherMonths,
        labelPrevious: () => calendarTexts.previousMonth,
        labelNext: () => calendarTexts.nextMonth,
      }}
      components={{ Chevron }}
      classNames={looks}
    />
  )
}
