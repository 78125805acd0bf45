import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { useDeferredValue, useState } from 'react'
import { fold } from '@chauffeur/domain/fold'
import { PinIcon, SearchIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { Empty } from '../common/list-states.tsx'
import { ResourceSection } from '../common/resource-tab.tsx'
import type { RowsInEdit } from '../common/use-rows-in-edit.ts'
import { AddStopDialog } from './add-stop-dialog.tsx'
import { StopCard } from './stop-card.tsx'
import { stopTexts } from './stop-texts.ts'
import { usePrefetchRoutes, useStops } from './use-stops.ts'

/** Every stop that can be offered, as cards. */
export function StopsTab() {
  const { stops, editing, state } = useStops()
  usePrefetchRoutes()
  return (
    <ResourceSection
      titleId="stops-title"
      title={stopTexts.title}
      lead={stopTexts.lead}
      action={<AddStopDialog />}
      what={stopTexts.what}
      rows={stops}
      state={state}
      icon={<PinIcon className="size-7" />}
      empty={stopTexts.empty}
    >
      {(stops) => <SearchedStops stops={stops} editing={editing} />}
    </ResourceSection>
  )
}

type SearchedStopsProps = { stops: readonly AdminStop[]; editing: RowsInEdit<AdminStop> }

function SearchedStops({ stops, editing }: SearchedStopsProps) {
  const [searched, setSearched] = useState('')
  const applied = useDeferredValue(searched)
  const found = findStops(stops, applied)
  // A search must not close a form.
  const shown = stops.filter((stop) => found.includes(stop) || editing.isInEdit(stop))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <TextInput
          type="search"
          aria-label={stopTexts.search}
          placeholder={stopTexts.searchHint}
          leading={<SearchIcon />}
          maxLength={200}
          value={searched}
          onValueChange={setSearched}
          className="w-full sm:max-w-xs"
        />
        <output className="text-sm text-soft">{stopTexts.count(found.length, stops.length)}</output>
      </div>
      {shown.length === 0 ? (
        <Empty icon={<SearchIcon className="size-7" />} title={stopTexts.noMatch.title}>
          {stopTexts.noMatch.text}
        </Empty>
      ) : (
        <ul
          aria-label={stopTexts.list}
          className="grid gap-3 has-[form]:items-start md:grid-cols-2 xl:grid-cols-3"
        >
          {shown.map((stop) => (
            <li key={stop.id} className="min-w-0">
              <StopCard stop={stop} editing={editing} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The stops whose name and routes contain every word of the search. */
export function findStops(stops: readonly AdminStop[], searched: string): readonly AdminStop[] {
  const words = fold(searched).split(' ').filter(Boolean)
  if (words.length === 0) return stops
  return stops.filter(({ name, routes }) => {
    const text = fold([name, ...routes.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
