import { useMemo, useState, type Ref } from 'react'
import { classNames } from './class-names.ts'
import { Combobox } from './combobox.tsx'
import { ClockIcon } from './icons.tsx'
import { onRelease } from './on-release.ts'
import { isWholeTime, mayBecome, readTypedTime, timesOfDay } from './typed-time.ts'
import { uiTexts } from './ui-texts.ts'

type TimePickerProps = {
  /** HH:mm on the 24-hour clock, or '' while nothing is chosen. */
  value: string
  onValueChange: (time: string) => void
  /** Whether the list has this time; each if left out. A typed one may still be another. */
  isOffered?: ((time: string) => boolean) | undefined
  /** Called when the field is left, with whether its text is no time. */
  onUnreadable?: ((isUnreadable: boolean) => void) | undefined
  disabled?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Outside a Field. */
  'aria-label'?: string | undefined
  className?: string | undefined
}

const quarters = timesOfDay(15)
const fives = timesOfDay(5)
const anyTime = () => true
/** Where the list is opened while nothing is chosen: few trips start in the night. */
const USUAL_START = '08:00'

/** One box for a time: typed in whatever form, or taken from the list. The list has quarters, and fives once an hour is typed. */
export function TimePicker(props: TimePickerProps) {
  const { value, onValueChange, isOffered = anyTime, onUnreadable, disabled, inputRef, className } = props
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

  function type(next: string) {
    setTyped(true)
    setText(next)
    take((isWholeTime(next) && readTypedTime(next)) || '')
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
      optionKey={(time) => time}
      renderOption={(time) => (
        <span className={classNames('tabular', time === value && 'font-semibold text-accent')}>{time}</span>
      )}
      startAt={value || USUAL_START}
      emptyText={uiTexts.noSuchTime}
      listLabel={uiTexts.times}
      autoHighlight
      inputMode="numeric"
      placeholder="10:30"
      clearLabel={uiTexts.clearTime}
      leading={<ClockIcon className="size-5" />}
      disabled={disabled}
      inputRef={inputRef}
      aria-label={props['aria-label']}
      className={classNames('tabular', className)}
    />
  )
}
