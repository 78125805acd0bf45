import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { useMinute } from '../common/days.ts'
import type { TodaySearch } from './today-search.ts'
import { filterTrips, isOver } from './trip-filter.ts'
import { Trips } from './trip-rows.tsx'
import { clockOf, type KnownBoard } from './use-board.ts'

/** So many trips that are over are folded on another day: they would stand before all that is still to be done. */
const MIN_FOLDED = 12

type TripListProps = {
  board: KnownBoard
  isToday: boolean
  search: TodaySearch
  onSearchChange: (search: TodaySearch) => void
}

/** The trips of the day by when their guests are met. Today it begins at now: what is over is folded. */
export function TripList({ board, isToday, search, onSearchChange }: TripListProps) {
  const shown = filterTrips(board, search)
  const over = shown.filter(isOver)
  const isFolded = over.length >= (isToday ? 1 : MIN_FOLDED)
  const listed = isFolded ? shown.filter((trip) => !isOver(trip)) : shown
  const now = useMinute()
  const next = isToday ? listed.findIndex(({ pickupAt }) => Date.parse(pickupAt) > now.getTime()) : -1
  return (
    <section aria-labelledby="trips-title">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="trips-title" className="font-sans text-sm font-semibold text-soft">
          Trips by time
        </h3>
        <TripFilters board={board} search={search} onSearchChange={onSearchChange} />
      </div>
      {isFolded && (
        <details className="mb-3">
          <summary className="cursor-pointer py-2 text-sm font-medium">{`${over.length} ${over.length === 1 ? 'trip that is' : 'trips that are'} over`}</summary>
          <Trips trips={over} day={board.date} />
        </details>
      )}
      {shown.length === 0 && <p className="py-3 text-soft">No trip of the day matches.</p>}
      {next > 0 && <Trips trips={listed.slice(0, next)} day={board.date} />}
      {next > 0 && (
        <p className="my-2 flex items-center gap-3 text-sm font-semibold text-accent tabular">
          {`Now ${clockOf(now.toISOString())}`}
          <span aria-hidden className="h-0.5 flex-1 bg-accent-fill" />
        </p>
      )}
      {listed.length > 0 && <Trips trips={next > 0 ? listed.slice(next) : listed} day={board.date} />}
    </section>
  )
}

/** Which trips are listed, in the address, and a search among them. */
function TripFilters({ board, search, onSearchChange }: Omit<TripListProps, 'isToday'>) {
  const { show, driver } = search
  const [words, setWords] = useTypedWords(search, onSearchChange)
  const chips = [
    { value: undefined, label: 'All', count: board.trips.length },
    { value: 'open', label: 'Open', count: filterTrips(board, { show: 'open' }).length },
    { value: 'late', label: 'Late', count: filterTrips(board, { show: 'late' }).length },
  ] as const
  return (
    <form
      aria-label="Filters of the trips"
      onSubmit={(event) => event.preventDefault()}
      className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-2 sm:basis-0 [&_.control]:min-h-9 [&_.control]:py-1 [&_.control]:text-sm pointer-coarse:[&_.control]:min-h-11"
    >
      {chips.map(({ value, label, count }) => (
        <ToggleChip
          key={label}
          isPressed={show === value}
          onToggle={() => onSearchChange({ ...search, show: value })}
        >
          {label} <span className="font-normal tabular">{count}</span>
        </ToggleChip>
      ))}
      <Field label="Driver" hideLabel className="min-w-36">
        <Select
          value={driver ?? ''}
          options={[
            { value: '', label: 'Every driver' },
            ...board.drivers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(next) => onSearchChange({ ...search, driver: next || undefined })}
        />
      </Field>
      <Field label="Search the trips" hideLabel className="min-w-40 flex-1 sm:max-w-72">
        <TextInput
          type="search"
          aria-keyshortcuts="/"
          maxLength={100}
          placeholder="Guest, place, flight, plate"
          value={words}
          onValueChange={setWords}
        />
      </Field>
    </form>
  )
}

const WRITE_AFTER_MS = 200

/** The words as they are typed, written into the address after a pause. An address that changes otherwise replaces them. */
function useTypedWords(search: TodaySearch, onSearchChange: (search: TodaySearch) => void) {
  const inAddress = search.q ?? ''
  const [{ words, known, sent }, setState] = useState({ words: inAddress, known: inAddress, sent: inAddress })
  if (inAddress !== known)
    setState({ words: inAddress === sent ? words : inAddress, known: inAddress, sent: inAddress })
  const write = useEffectEvent(() => {
    if (words === sent) return
    setState({ words, known, sent: words })
    onSearchChange({ ...search, q: words })
  })
  useEffect(() => {
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key begins the pause anew
  }, [words])
  return [words, (next: string) => setState({ words: next, known, sent })] as const
}
