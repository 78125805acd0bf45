import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { classNames } from './class-names.ts'
import {
  ComboboxPopup,
  optionId,
  type ComboboxAction,
  type ComboboxGroup,
  type ComboboxListProps,
} from './combobox-popup.tsx'
import { useEarlyEntry, useFieldControl } from './field.tsx'
import { IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { Spinner } from './spinner.tsx'

export type ComboboxProps<Option> = ComboboxListProps<Option> & {
  /** The text in the box, owned by the caller; choosing does not change it by itself. */
  text: string
  /** Typing and the clear button; '' means cleared. */
  onTextChange: (text: string) => void
  onSelect: (option: Option) => void
  onOpenChange?: ((open: boolean) => void) | undefined
  onBlur?: (() => void) | undefined
  /** The text is a whole choice already, so the list stays closed and covers nothing. Enter still takes the first option. */
  isComplete?: boolean | undefined
  /** Typing puts the first option under Enter. */
  autoHighlight?: boolean | undefined
  /** Entering the box marks its text, so that the first key replaces it. */
  marksText?: boolean | undefined
  /** The key of the option at which the list is opened, and from which the arrow keys start. */
  startAt?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  inputRef?: Ref<HTMLInputElement> | undefined
  placeholder?: string | undefined
  leading?: ReactNode
  /** How what is chosen is shown while the list is closed; the box keeps its text. */
  cover?: ReactNode
  clearLabel?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** Outside a Field. */
  'aria-label'?: string | undefined
  className?: string | undefined
}

const NO_ACTIONS: readonly ComboboxAction[] = []

/** The editable ARIA 1.2 combobox: focus stays in the box, the list follows by aria-activedescendant. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { text, onTextChange, onSelect, optionKey, loading = false, errorText, onOpenChange, onBlur } = props
  const {
    isComplete = false,
    autoHighlight = false,
    marksText = false,
    placeholder,
    leading,
    cover,
    clearLabel = uiTexts.clear,
    name,
    disabled,
    className,
    actions = NO_ACTIONS,
  } = props
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    props.inputRef,
    () => inputRef.current,
  )
  const rootRef = useRef<HTMLDivElement>(null)
  const isEntered = useRef(false)
  const [open, setOpen] = useState(false)
  const isCovered = Boolean(cover) && !open
  const coverId = useId()
  const wiring = useFieldControl(isCovered ? { 'aria-describedby': coverId } : {})
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [seekFirst, setSeekFirst] = useState(false)
  const groups = useLastLoaded(props.groups, loading)
  const options = errorText === undefined ? groups.flatMap((group) => group.options) : []
  const rowKeys = [...options.map(optionKey), ...actions.map(({ key }) => key)]
  const isShown = open && !isComplete
  const listed = isShown && rowKeys.length > 0
  const found = activeKey === null ? -1 : rowKeys.indexOf(activeKey)
  const active = found < 0 && seekFirst && open && options.length > 0 && !loading ? 0 : found
  const start = options.findIndex((option) => optionKey(option) === props.startAt)

  function change(next: boolean) {
    setActiveKey(null)
    setSeekFirst(false)
    setOpen(next)
    if (next !== open) onOpenChange?.(next)
  }

  function type(next: string) {
    isEntered.current = false
    change(true)
    setSeekFirst(autoHighlight)
    onTextChange(next)
  }

  useEarlyEntry(inputRef, text, (entry) => {
    if (document.activeElement === inputRef.current) type(entry)
    else onTextChange(entry)
  })

  function choose(option: Option) {
    change(false)
    onSelect(option)
  }

  function take(action: ComboboxAction) {
    change(false)
    action.onTake()
  }

  function takeActive() {
    const option = options[active]
    const action = actions[active - options.length]
    if (option !== undefined) choose(option)
    else if (action) take(action)
  }

  function moveTo(index: number) {
    setActiveKey(rowKeys.at(index % rowKeys.length) ?? null)
  }

  function enter(box: HTMLInputElement) {
    change(true)
    if (!marksText) return
    isEntered.current = true
    box.select()
  }

  function press(box: HTMLInputElement) {
    if (!open) change(true)
    // The press that enters the box puts the cursor into its text.
    if (isEntered.current && box.selectionStart === box.selectionEnd) box.select()
    isEntered.current = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) change(true)
      if (active < 0 && start >= 0) moveTo(start)
      else if (event.key === 'ArrowDown') moveTo(active + 1)
      else moveTo(active <= 0 ? -1 : active - 1)
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault()
      takeActive()
    } else if (event.key === 'Tab') {
      change(false)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      change(false)
    } else if ((event.key === 'Home' || event.key === 'End') && listed && active >= 0) {
      event.preventDefault()
      moveTo(event.key === 'Home' ? 0 : -1)
    }
  }

  const hasActions = actions.length > 0
  useEffect(() => {
    // A phone's keyboard takes the lower half: the last rows are to be seen above it.
    if (open && hasActions && matchMedia('(width < 40rem)').matches)
      rootRef.current?.scrollIntoView({ block: 'start' })
  }, [open, hasActions])

  useEffect(() => {
    if (!open) return undefined
    // A tap outside does not always take the focus away on iOS.
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && rootRef.current?.contains(event.target)) return
      setOpen(false)
      setActiveKey(null)
      onOpenChange?.(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, onOpenChange])

  function onBlurWithin(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    change(false)
    onBlur?.()
  }

  return (
    <div ref={rootRef} className={classNames('relative scroll-mt-24', className)} onBlur={onBlurWithin}>
      {leading && (
        <span
          data-slot="leading"
          className="pointer-events-none absolute top-0 left-0 flex h-12 w-11 items-center justify-center text-soft"
        >
          {leading}
        </span>
      )}
      <input
        {...wiring}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={props['aria-label']}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        inputMode={props.inputMode}
        name={name}
        disabled={disabled}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => enter(event.currentTarget)}
        onClick={(event) => press(event.currentTarget)}
        onKeyDown={onKeyDown}
        className={classNames('control truncate py-2', leading ? 'pl-11' : 'pl-4', text ? 'pr-12' : 'pr-4')}
      />
      {isCovered && (
        <span
          id={coverId}
          aria-hidden="true"
          data-slot="cover"
          className={classNames(
            'pointer-events-none absolute inset-0.5 right-12 flex flex-col justify-center rounded-control bg-raised leading-tight',
            leading ? 'left-11' : 'left-4',
          )}
        >
          {cover}
        </span>
      )}
      <div data-slot="trailing" className="absolute top-0.5 right-0.5 flex items-center">
        {open && loading && <Spinner className="mx-2 size-4.5 text-accent" />}
        {text !== '' && !disabled && (
          <IconButton
            label={clearLabel}
            icon={<CloseIcon className="size-4.5 text-soft" />}
            onClick={() => {
              onTextChange('')
              inputRef.current?.focus()
            }}
          />
        )}
      </div>
      <ComboboxPopup
        {...props}
        groups={groups}
        open={isShown}
        listId={listId}
        active={active}
        start={start}
        onActivate={setActiveKey}
        onChoose={choose}
        onTake={take}
      />
    </div>
  )
}

/** While new options load, the previous ones stay, because an empty list would flicker. */
function useLastLoaded<Option>(groups: readonly ComboboxGroup<Option>[], loading: boolean) {
  const [last, setLast] = useState(groups)
  if (!loading && last !== groups) setLast(groups)
  const empty = groups.every((group) => group.options.length === 0)
  return loading && empty ? last : groups
}
