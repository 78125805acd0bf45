import { createContext, use, useId, useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Orientation = 'horizontal' | 'vertical'

type Choice = { id: string; value: string; select: (value: string) => void; orientation: Orientation }

const TabCardsContext = createContext<Choice>({
  id: '',
  value: '',
  select: () => {},
  orientation: 'horizontal',
})

type TabCardsProps<Value extends string> = {
  value: Value
  values: readonly Value[]
  onValueChange: (value: Value) => void
  orientation?: Orientation | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The ARIA tabs, looking as their page wants, with panels that can all be read where no script runs. A tenth of
 * Radix's weight: they stand on pages whose first load counts.
 */
export function TabCards<Value extends string>(props: TabCardsProps<Value>) {
  const { value, values, onValueChange, orientation = 'horizontal', className, children } = props
  const id = useId()
  const choice = useMemo<Choice>(() => {
    const select = (next: string) => {
      const known = values.find((candidate) => candidate === next)
      if (known !== undefined) onValueChange(known)
    }
    return { id, value, select, orientation }
  }, [id, value, values, onValueChange, orientation])
  return (
    <TabCardsContext value={choice}>
      <div className={className}>{children}</div>
    </TabCardsContext>
  )
}

type TabCardListProps = { label: string; className?: string | undefined; children: ReactNode }

export function TabCardList({ label, className, children }: TabCardListProps) {
  const { orientation } = use(TabCardsContext)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is its tabs'
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      onKeyDown={moveFocus}
      className={classNames('noscript:hidden', className)}
    >
      {children}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The focus goes round; what has it is chosen. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.findIndex((tab) => tab === document.activeElement)
  const step = STEPS[event.key]
  const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 }
  const next = step === undefined ? ends[event.key] : (here + step + tabs.length) % tabs.length
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

type TabCardPanelProps = { value: string; className?: string | undefined; children: ReactNode }

type TabCardProps = TabCardPanelProps & {
  /** A pointer or the focus comes to it: what it shows can be fetched. */
  onNear?: (() => void) | undefined
}

export function TabCard({ value, className, onNear, children }: TabCardProps) {
  const { id, value: chosen, select } = use(TabCardsContext)
  const isChosen = value === chosen
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-controls={`${id}-panel-${value}`}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-state={isChosen ? 'active' : 'inactive'}
      onClick={() => select(value)}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={className}
    >
      {children}
    </button>
  )
}

/** Always in the page, for search engines and readers without scripts; shown while its tab is chosen. */
export function TabCardPanel({ value, className, children }: TabCardPanelProps) {
  const { id, value: chosen } = use(TabCardsContext)
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-state={value === chosen ? 'active' : 'inactive'}
      className={classNames('data-[state=inactive]:scripted:hidden', className)}
    >
      {children}
    </div>
  )
}
