/* oxlint-disable jsx-a11y/prefer-tag-over-role -- select and datalist cannot hold marks, details and headings */
import { useNavigate } from '@tanstack/react-router'
import { Dialog } from 'radix-ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { veil } from '../../shared/ui/dialog.tsx'
import { SearchIcon } from '../../shared/ui/more-icons.tsx'
import { CustomerText } from '../common/fact.tsx'
import { StateMark, markInks } from '../common/state-mark.tsx'
import { useHits, type Hit } from './use-hits.ts'

/** Finds bookings, drivers, cars and pages, and does what is done often. */
export function CommandBox({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) {
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isReading } = useHits(text)
  const hits = groups.flatMap(({ hits }) => hits)
  const current = hits[Math.min(at, hits.length - 1)]
  const choose = ({ does }: Hit) => {
    if (does.kind === 'keys') return onShowKeys()
    onClose()
    if (does.kind === 'go') void navigate(does.link)
    else if (does.kind === 'call') window.location.assign(does.href)
    else does.act()
  }
  const move = (event: KeyboardEvent) => {
    const last = hits.length - 1
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key]
    if (to !== undefined) setAt(to)
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) choose(current)
    else return
    event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={veil} />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,calc(100dvh-1.5rem))] max-w-[41.25rem] flex-col rounded-sheet bg-raised text-ink shadow-float outline-none sm:top-[12vh] sm:max-h-[76vh]"
        >
          <Dialog.Title className="sr-only">Find or do</Dialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <SearchIcon className="text-soft" />
            <input
              role="combobox"
              aria-label="Find a booking, driver, car or page, or do something"
              aria-expanded={hits.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={current && `${id}-${current.id}`}
              autoComplete="off"
              placeholder="Find or do"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setAt(0)
              }}
              onKeyDown={move}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-faint"
            />
            <kbd className="rounded bg-sunken px-1.5 py-0.5 font-sans text-xs text-soft">Esc</kbd>
          </div>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Found"
            aria-busy={isReading}
            className="min-h-0 flex-1 overflow-y-auto p-2"
          >
            {groups.map(({ title, hits: group }) => (
              <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
                <p id={`${id}-${title}`} className="px-3 pt-2 pb-1 text-sm font-medium text-soft">
                  {title}
                </p>
                {group.map((hit) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, where the focus is
                  <div
                    key={hit.id}
                    id={`${id}-${hit.id}`}
                    ref={hit.id === current?.id ? scrollIntoView : undefined}
                    role="option"
                    tabIndex={-1}
                    aria-selected={hit.id === current?.id}
                    onPointerMove={() => setAt(hits.indexOf(hit))}
                    onClick={() => choose(hit)}
                    className={classNames(
                      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
                      hit.id === current?.id && 'bg-accent-wash',
                    )}
                  >
                    {hit.mark && (
                      <StateMark mark={hit.mark} className={classNames('size-4', markInks[hit.mark])} />
                    )}
                    <span className="min-w-0 flex-1 truncate">
                      <CustomerText>{hit.title}</CustomerText>{' '}
                      <CustomerText className="ms-2 text-sm text-soft">{hit.detail}</CustomerText>
                    </span>
                    {hit.id === current?.id && (
                      <kbd
                        aria-hidden
                        className="rounded bg-raised px-1.5 py-0.5 font-sans text-xs text-soft"
                      >
                        ↵
                      </kbd>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          {hits.length === 0 && (
            <output className="px-5 pb-5 text-soft">
              {isReading ? 'Searching...' : 'Nothing is found.'}
            </output>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
