import { useDeferredValue, useRef, useState } from 'react'
import { PinIcon, SearchIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { useFocusWhenLost } from '../common/use-focus-when-lost.ts'
import { AddStopDialog } from './add-stop-dialog.tsx'
import { findStops } from './find-stops.ts'
import { StopCard } from './stop-card.tsx'
import { stopTexts } from './stop-texts.ts'
import { usePrefetchRoutes, useStops } from './use-stops.ts'

/** Every stop that can be offered, as cards. */
export function StopsTab() {
  const { stops, problem, readAgain } = useStops()
  usePrefetchRoutes()
  const [searched, setSearched] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(heading, stops?.length)
  const applied = useDeferredValue(searched)
  const found = findStops(stops ?? [], applied)

  return (
    <section aria-labelledby="stops-title">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="stops-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
            {stopTexts.title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{stopTexts.lead}</p>
        </div>
        <AddStopDialog />
      </header>
      {problem && <ReadingProblem what={stopTexts.what} sentence={problem} onRetry={readAgain} />}
      {!stops && !problem && <ListWaiting what={stopTexts.what} />}
      {stops?.length === 0 && (
        <Empty icon={<PinIcon className="size-7" />} title={stopTexts.empty.title}>
          {stopTexts.empty.text}
        </Empty>
      )}
      {stops && stops.length > 0 && (
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
          {found.length === 0 ? (
            <Empty icon={<SearchIcon className="size-7" />} title={stopTexts.noMatch.title}>
              {stopTexts.noMatch.text}
            </Empty>
          ) : (
            <ul
              aria-label={stopTexts.list}
              className="grid gap-3 has-[form]:items-start md:grid-cols-2 xl:grid-cols-3"
            >
              {found.map((stop) => (
                <li key={stop.id} className="min-w-0">
                  <StopCard stop={stop} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
