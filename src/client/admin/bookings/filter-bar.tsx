import { DATE_RANGE_REFUSAL } from '@chauffeur/domain/booking-list'
import { bookingSelections } from '@chauffeur/domain/booking-selections'
import { bookingStates } from '@chauffeur/domain/booking-status'
import { addDays } from '@chauffeur/domain/wall-time'
import { useId, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { SearchIcon } from '../../shared/ui/more-icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { optionsOf } from '../common/fields.tsx'
import { statusFaces } from './badges.tsx'
import { isFiltered, withoutFilters, type ListSearch, type ListView, listDays } from './list-search.ts'
import { chosenDays, hasDateRange, queryOf } from './use-bookings.ts'

const statusOptions = [
  { value: 'all', label: 'All' } as const,
  ...bookingStates.map((value) => ({ value, label: statusFaces[value].label })),
]
const orderOptions = optionsOf(['request', 'By request'], ['pickup', 'By pick-up'])
const viewOptions = optionsOf(['cards', 'Cards'], ['rows', 'Rows'])
const dayLabels = { today: 'Today', tomorrow: 'Tomorrow' } as const
const selectionLabels = {
  unpaid: 'Unpaid',
  problems: 'Problems',
  changes: 'Changes',
  flagged: 'Flagged',
} as const

// The label beside its control instead of above it: the bar stays in view and must be low.
const beside =
  'md:flex md:flex-wrap md:items-center md:gap-x-2 md:[&>label]:mb-0 md:[&>:nth-child(2)]:min-w-0 md:[&>:nth-child(2)]:flex-1 md:[&>:last-child]:basis-full'
// On a wide screen the bar and what stands above it leave the window to the list.
const LOW = [
  'xl:pt-1.5 xl:pb-1 xl:gap-y-1 xl:[&_.control]:min-h-9.5 xl:[&_.control]:py-1 xl:[&_.control]:text-sm',
  'xl:[&_input[type=date]]:w-37 xl:[&_input[type=date]]:px-2.5',
  'xl:pointer-fine:[&_[role=radio]]:min-h-6.5 xl:pointer-fine:[&_[aria-pressed]]:min-h-8.5',
].join(' ')
// On a phone these open below the search.
const folded = 'max-md:hidden'

type FilterBarProps = {
  search: ListSearch
  today: string
  view: ListView
  onChange: (search: ListSearch) => void
  /** The name of the list, before its search. */
  title: ReactNode
  /** At the end of the first row: what begins something new. */
  action: ReactNode
  /** In the second row: how many there are. */
  children: ReactNode
  /** At its end: what opens more. */
  more: ReactNode
}

/** The list's name, filters and order in two rows, which stay in reach however far the list is scrolled. */
export function FilterBar(props: FilterBarProps) {
  const { search, today, view, onChange, title, action, children, more } = props
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const { q = '', status = 'all', sort = 'request' } = search
  const shownDays = chosenDays(search, today)
  const { from = '', to = '' } = shownDays
  const refusal = hasDateRange(shownDays) ? undefined : <span lang="pt">{DATE_RANGE_REFUSAL}</span>
  const setCount = [search.status, search.day ?? search.from ?? search.to, search.only].filter(Boolean).length
  const days = { ...search, day: undefined, ...shownDays }
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className={classNames(
        'top-0 z-10 -mx-4 -mt-4 grid gap-y-1.5 border-b border-line bg-surface px-4 py-2 sm:-mx-6 sm:-mt-6 sm:px-6 md:sticky',
        LOW,
        // Unfolded it would cover half of a phone.
        !isOpen && 'sticky',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-2 gap-y-2 md:gap-x-4">
        <div className="self-center max-xl:flex-1 max-xl:basis-1/2">{title}</div>
        <Field label="Search" hideLabel className="min-w-36 flex-1 max-xl:order-2 md:min-w-48">
          <TextInput
            type="search"
            aria-keyshortcuts="/"
            placeholder="Name, phone, flight, driver, plate or number"
            leading={<SearchIcon />}
            maxLength={200}
            value={q}
            onValueChange={(q) => onChange({ ...search, q })}
          />
        </Field>
        <Button
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={setCount > 0 ? `Filters, ${setCount} set` : undefined}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12! px-3.5 max-xl:order-2 md:hidden"
        >
          Filters
          {setCount > 0 && ` (${setCount})`}
          <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <div
          id={panelId}
          className={classNames(
            'grid w-full grid-cols-2 max-xl:order-2 gap-x-3 gap-y-2 md:flex md:w-auto md:flex-wrap',
            !isOpen && folded,
          )}
        >
          <Field label="Status" className={classNames(beside, 'max-md:col-span-2')}>
            <Select
              value={status}
              options={statusOptions}
              onValueChange={(status) =>
                onChange({ ...search, status: status === 'all' ? undefined : status })
              }
            />
          </Field>
          <TextField
            label="Pickup from"
            error={refusal}
            className={beside}
            type="date"
            value={from}
            onValueChange={(from) => onChange({ ...days, from })}
          />
          <TextField
            label="Pickup to"
            className={beside}
            type="date"
            value={to}
            onValueChange={(to) => onChange({ ...days, to })}
          />
          <Button
            className="col-span-2 min-h-12! xl:min-h-9.5! xl:px-3 xl:text-sm"
            disabledReason={isFiltered(search) ? undefined : 'No filter is set.'}
            onClick={() => onChange(withoutFilters(search))}
          >
            Clear filters
          </Button>
        </div>
        <div className="max-xl:order-1">{action}</div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:[&>*]:w-full xl:flex-nowrap">
        <FilterChips search={search} onChange={onChange} />
        <div className="flex items-center justify-between gap-2 max-xl:order-last max-xl:w-full xl:contents">
          <div className="flex min-w-0 flex-1 items-center gap-2 xl:justify-end">{children}</div>
          <span className="xl:order-last">{more}</span>
        </div>
        <div
          className={classNames(
            'flex flex-wrap gap-2 max-md:[&>*]:flex-1 xl:shrink-0 xl:flex-nowrap',
            !isOpen && folded,
          )}
        >
          <Segmented
            aria-label="Order"
            size="small"
            value={sort}
            options={orderOptions}
            onValueChange={(sort) => onChange({ ...search, sort })}
          />
          <Segmented
            aria-label="View"
            size="small"
            value={view}
            options={viewOptions}
            onValueChange={(view) =>
              // Rows are a day's sheet: in the order of the pick-ups, unless another is chosen after.
              onChange(view === 'rows' ? { ...search, view, sort: 'pickup' } : { ...search, view })
            }
          />
        </div>
      </div>
    </form>
  )
}

/** The questions of every day, each one tap away. A day is shown in the order in which it is driven. */
function FilterChips({ search, onChange }: { search: ListSearch; onChange: (search: ListSearch) => void }) {
  const { day, status, only } = search
  return (
    <fieldset
      // Scrolls sideways on a phone; the padding leaves room for the focus ring.
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 [scrollbar-width:none] max-xl:[contain:inline-size] max-md:py-1 md:max-xl:flex-1"
    >
      <legend className="sr-only">Shortcuts</legend>
      {listDays.map((value) => (
        <ToggleChip
          key={value}
          isPressed={day === value}
          onToggle={() =>
            onChange(
              day === value
                ? { ...search, day: undefined }
                : { ...search, day: value, from: undefined, to: undefined, sort: 'pickup' },
            )
          }
        >
          {dayLabels[value]}
        </ToggleChip>
      ))}
      <ToggleChip
        isPressed={status === 'pending'}
        onToggle={() => onChange({ ...search, status: status === 'pending' ? undefined : 'pending' })}
      >
        Waiting
      </ToggleChip>
      {bookingSelections.map((value) => (
        <ToggleChip
          key={value}
          isPressed={only === value}
          onToggle={() => onChange({ ...search, only: only === value ? undefined : value })}
        >
          {selectionLabels[value]}
        </ToggleChip>
      ))}
    </fieldset>
  )
}

type GoToDateProps = {
  search: ListSearch
  today: string
  onChange: (search: ListSearch) => void
}

/** Where the list by pick-up begins. Where one day alone is shown, another one takes its place. */
export function GoToDate({ search, today, onChange }: GoToDateProps) {
  const { from, to } = chosenDays(search, today)
  const begin = queryOf(search, today).from ?? today
  const isOneDay = from !== undefined && from === to
  const goTo = (day: string) =>
    onChange({
      ...search,
      sort: 'pickup',
      day: undefined,
      from: day || undefined,
      to: (isOneDay && day) || undefined,
    })
  return (
    <div className="flex items-center gap-1">
      <span aria-hidden className="text-sm text-soft max-md:hidden">
        Go to date
      </span>
      <IconButton
        size="small"
        label="A day back"
        icon={<ChevronLeftIcon />}
        onClick={() => goTo(addDays(begin, -1))}
      />
      <Field label="Go to date" hideLabel>
        <TextInput
          type="date"
          title="Go to date"
          value={search.sort === 'pickup' ? (from ?? '') : ''}
          onValueChange={goTo}
          className="[&>input]:min-h-9 [&>input]:px-2.5! [&>input]:py-1 [&>input]:text-sm pointer-coarse:[&>input]:min-h-11 pointer-coarse:[&>input]:text-base"
        />
      </Field>
      <IconButton
        size="small"
        label="A day on"
        icon={<ChevronRightIcon />}
        onClick={() => goTo(addDays(begin, 1))}
      />
    </div>
  )
}
