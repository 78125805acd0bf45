/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select and datalist cannot hold marked text, icons and headings */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WarningIcon } from './icons.tsx'
import { uiTexts } from '@chauffeur/words/en/shared'

export type ComboboxGroup<Option> = { heading?: string | undefined; options: readonly Option[] }

/** A row beneath the options that does something else than choose one of them. */
export type ComboboxAction = { key: string; content: ReactNode; onTake: () => void }

/** The options of the list, and its texts where there are none. */
export type ComboboxListProps<Option> = {
  groups: readonly ComboboxGroup<Option>[]
  optionKey: (option: Option) => string
  renderOption: (option: Option, state: { active: boolean }) => ReactNode
  /** Options are on their way; those shown before stay until then. */
  loading?: boolean | undefined
  loadingText?: string | undefined
  emptyText?: string | undefined
  errorText?: string | undefined
  /** Announced to screen readers when options arrive. */
  countText?: ((count: number) => string) | undefined
  listLabel?: string | undefined
  /** The last rows of every list, also of one without options. Arrow keys lead to them; only a press takes one. */
  actions?: readonly ComboboxAction[] | undefined
}

type ComboboxPopupProps<Option> = ComboboxListProps<Option> & {
  open: boolean
  listId: string
  active: number
  /** The option to open the list at; -1 for its beginning. */
  start: number
  onActivate: (key: string) => void
  onChoose: (option: Option) => void
  onTake: (action: ComboboxAction) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The popup under the box. The status line is always in the page, so that its changes are read out. */
export function ComboboxPopup<Option>(props: ComboboxPopupProps<Option>) {
  const { open, groups, loading = false, loadingText = uiTexts.loading, errorText } = props
  const { emptyText = uiTexts.nothingFound, countText = uiTexts.suggestionCount, actions = [] } = props
  const count = countOptions(groups)
  const listed = count > 0 && errorText === undefined
  const status = errorText ?? (loading ? loadingText : listed ? countText(count) : emptyText)

  return (
    <div
      className={classNames(
        // A press beside the rows is meant for what lies beneath.
        'pointer-events-none absolute inset-x-0 top-full z-40',
        open &&
          'mt-1.5 animate-rise-in overflow-hidden rounded-card border border-line bg-raised shadow-float',
      )}
    >
      <output className="block">
        {open && (
          <span
            className={
              listed && !loading
                ? 'sr-only'
                : classNames(
                    'flex gap-2 px-4 py-3.5 text-sm',
                    errorText === undefined ? 'text-soft' : 'text-danger',
                  )
            }
          >
            {errorText !== undefined && <WarningIcon className="mt-0.5 size-4" />}
            <span className="min-w-0">{status}</span>
          </span>
        )}
      </output>
      {open && (listed || actions.length > 0) && (
        <Listbox {...props} groups={listed ? groups : []} actions={actions} />
      )}
    </div>
  )
}

function countOptions<Option>(groups: readonly ComboboxGroup<Option>[]): number {
  return groups.reduce((sum, group) => sum + group.options.length, 0)
}

type ListboxProps<Option> = ComboboxPopupProps<Option> & { actions: readonly ComboboxAction[] }

function Listbox<Option>(props: ListboxProps<Option>) {
  const { listId, groups, actions, active, start, listLabel = uiTexts.suggestions, loading } = props
  const listRef = useRef<HTMLDivElement>(null)
  const startedAt = useRef(start)

  useLayoutEffect(() => {
    const list = listRef.current
    const row = list?.querySelector(`[id="${optionId(listId, startedAt.current)}"]`)
    // By hand: scrollIntoView would move the page, too.
    if (list && row instanceof HTMLElement) list.scrollTop = row.offsetTop - list.offsetTop
  }, [listId])

  useEffect(() => {
    if (active < 0) return
    listRef.current?.querySelector(`[id="${optionId(listId, active)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  return (
    <div
      ref={listRef}
      role="listbox"
      id={listId}
      aria-label={listLabel}
      aria-busy={loading || undefined}
      className={classNames(
        'pointer-events-auto overflow-y-auto overscroll-contain p-1.5',
        // An option is not scrolled to behind the actions, which stay in sight.
        actions.length > 0
          ? 'max-h-[min(26rem,60dvh)] scroll-pb-34 max-sm:max-h-[max(12rem,38dvh)]'
          : 'max-h-[min(22rem,50dvh)]',
        groups.length === 0 && '-mt-3',
      )}
    >
      {groups.map((group, position) => {
        const first = countOptions(groups.slice(0, position))
        if (group.options.length === 0) return null
        const rows = group.options.map((option, index) => (
          <Row
            key={props.optionKey(option)}
            {...props}
            index={first + index}
            rowKey={props.optionKey(option)}
            onPress={() => props.onChoose(option)}
          >
            {props.renderOption(option, { active: first + index === active })}
          </Row>
        ))
        if (group.heading === undefined) return rows
        const headingId = `${listId}-group-${position}`
        return (
          <div key={group.heading} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className="eyebrow px-3 pt-2.5 pb-1.5">
              {group.heading}
            </div>
            {rows}
          </div>
        )
      })}
      {actions.length > 0 && (
        <div
          role="presentation"
          className={classNames(
            'sticky -bottom-1.5 -mx-1.5 -mb-1.5 bg-raised p-1.5',
            'not-first:mt-1.5 not-first:border-t not-first:border-line',
          )}
        >
          {actions.map((action, index) => (
            <Row
              key={action.key}
              {...props}
              index={countOptions(groups) + index}
              rowKey={action.key}
              onPress={() => props.onTake(action)}
            >
              {action.content}
            </Row>
          ))}
        </div>
      )}
    </div>
  )
}

type RowProps = {
  listId: string
  active: number
  index: number
  rowKey: string
  onActivate: (key: string) => void
  onPress: () => void
  children: ReactNode
}

function Row({ listId, active, index, rowKey, onActivate, onPress, children }: RowProps) {
  const isActive = index === active
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, where the focus is
    <div
      role="option"
      id={optionId(listId, index)}
      aria-selected={isActive}
      tabIndex={-1}
      // The box keeps the focus; otherwise its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (!isActive && event.pointerType === 'mouse') onActivate(rowKey)
      }}
      onClick={onPress}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 leading-tight',
        isActive && 'bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
