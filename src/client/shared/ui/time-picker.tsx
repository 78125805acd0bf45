import { useMemo, useState, type Ref } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { classNames } from './class-names.ts'
import { Combobox } from './combobox.tsx'
import { ClockIcon } from './icons.tsx'
import { onRelease } from './on-release.ts'

type TimePickerProps = {
  /** HH:mm on the 24-hour clock, or '' while nothing is chosen. */
  value: string
  onValueChange: (time: string) => void
  /** Whether the list has this time; each if left out. A typed one may still be another. */
  isOffered?: ((time: string) => boolean) | undefined
  /** Called with whether the text is no time: when the field is left, or sooner where no further key makes it one. */
  onUnreadable?: ((isUnreadable: boolean) => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Outside a Field. */
  'aria-label'?: string | undefined
}

const MINUTES_OF_A_DAY = 24 * 60
const quarters = timesOfDay(15)
const fives = timesOfDay(5)
const anyTime = () => true
/** Where the list is opened while nothing is chosen: few trips start in the night. */
const USUAL_START = '08:00'

/** One box for a time: typed in whatever form, or taken from the list. The list has quarters, and fives once an hour is typed. */
export function TimePicker(props: TimePickerProps) {
  const { value, onValueChange, isOffered = anyTime, onUnreadable, inputRef } = props
  const [text, setText] = useState(value)
  const [shownFor, setShownFor] = useState(value)
  const [open, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)

  // The time also changes from outside: by a reload.
  if (shownFor !== value) {
    setShownFor(value)
    setText(value)
  }

  const groups = useMemo(() => {
    if (!open) return [{ options: [] }]
    if (text.trim() === '' || (text === value && !isTyped)) return [{ options: quarters.filter(isOffered) }]
    const typed = isWholeTime(text) ? readTypedTime(text) : undefined
    const matching = typed === undefined ? fives.filter((time) => mayBecome(time, text)) : [typed]
    return [{ options: matching.filter(isOffered) }]
  }, [open, text, value, isTyped, isOffered])

  function take(time: string) {
    setShownFor(time)
    onUnreadable?.(false)
    if (time !== value) onValueChange(time)
  }

  function type(entry: string) {
    // The cursor is still behind a time that was taken from the list: the next key begins another one.
    const next = !isTyped && text !== '' && entry.startsWith(text) ? entry.slice(text.length) : entry
    setTyped(true)
    setText(next)
    const isWhole = isWholeTime(next)
    const time = isWhole ? readTypedTime(next) : undefined
    take(time ?? '')
    // No further key makes a time of it.
    if (isWhole && time === undefined) onUnreadable?.(true)
  }

  function choose(time: string) {
    setTyped(false)
    setText(time)
    take(time)
  }

  function leave() {
    const time = readTypedTime(text)
    if (time !== undefined) choose(time)
    else onUnreadable?.(text.trim() !== '')
  }

  return (
    <Combobox
      text={text}
      onTextChange={type}
      onSelect={choose}
      onOpenChange={setOpen}
      onBlur={() => onRelease(leave)}
      groups={groups}
      isComplete={isTyped && isWholeTime(text) && readTypedTime(text) !== undefined}
      optionKey={(time) => time}
      renderOption={(time) => (
        <span className={classNames('tabular', time === value && 'font-semibold text-accent')}>{time}</span>
      )}
      startAt={value || USUAL_START}
      emptyText={uiTexts.noSuchTime}
      listLabel={uiTexts.times}
      autoHighlight
      marksText
      inputMode="numeric"
      placeholder="10:30"
      clearLabel={uiTexts.clearTime}
      leading={<ClockIcon className="size-5" />}
      inputRef={inputRef}
      aria-label={props['aria-label']}
      className="tabular"
    />
  )
}

/** The times of a day, HH:mm, so many minutes apart. */
export function timesOfDay(step: number): readonly string[] {
  return Array.from({ length: MINUTES_OF_A_DAY / step }, (_, index) => asTime(index * step))
}

/**
 * The time that a typed text means, HH:mm: "9", "930", "10:30", "10.30", "10h30", "9:30 pm". Undefined where it is none,
 * or may become another with the next key, as "103" may.
 */
export function readTypedTime(text: string): string | undefined {
  const [, hourText, minuteText = '00', half] = FORMAT.exec(withColon(text)) ?? []
  if (hourText === undefined) return undefined
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return asTime(hours * 60 + minute)
}

/** Whether no further key is expected: the time can be taken while it is typed. */
export function isWholeTime(text: string): boolean {
  return /:\d\d$|m$/.test(withColon(text))
}

/** Whether a time, HH:mm, is one that the text may be the beginning of. */
export function mayBecome(time: string, text: string): boolean {
  const begun = withColon(text)
  return time.startsWith(begun) || time.replace(/^0/, '').startsWith(begun)
}

const FORMAT = /^(\d{1,2})(?::(\d\d))?([ap]m)?$/

/** The text with a colon wherever hours end: "1030" is "10:30", "10h3" is "10:3", "930" is "9:30". */
function withColon(text: string): string {
  const bare = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/([apm])\./g, '$1')
  const marked = bare.replace(/[.,h]/, ':').replace(/:(?=$|[ap])/, '')
  const [, digits = '', rest = ''] = /^(\d{3,4})(.*)$/.exec(marked) ?? []
  if (digits === '') return marked
  const hours = digits.length === 4 || Number(digits.slice(0, 2)) < 24 ? 2 : 1
  return `${digits.slice(0, hours)}:${digits.slice(hours)}${rest}`
}

function asTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
