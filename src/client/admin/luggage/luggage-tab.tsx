import { useRef } from 'react'
import { LuggageIcon } from '../../ui/icons.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { useFocusWhenLost } from '../common/use-focus-when-lost.ts'
import { LuggageForm } from './luggage-form.tsx'
import { groupLuggage } from './luggage-groups.ts'
import { LuggageOfVehicle } from './luggage-list.tsx'
import { luggageTexts } from './luggage-texts.ts'
import { useLuggage } from './use-luggage.ts'

const { empty } = luggageTexts

/** What the boots take, with a picture of each way to fill them. */
export function LuggageTab() {
  const { rows, problem, readAgain } = useLuggage()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(heading, rows?.length)
  return (
    <section aria-labelledby="luggage-title">
      <header className="mb-5">
        <h2 id="luggage-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {luggageTexts.title}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-soft">{luggageTexts.lead}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-4">
          <LuggageForm />
        </div>
        <div className="min-w-0">
          {problem && <ReadingProblem what={luggageTexts.what} sentence={problem} onRetry={readAgain} />}
          {!rows && !problem && <ListWaiting what={luggageTexts.what} />}
          {rows?.length === 0 && (
            <Empty icon={<LuggageIcon className="size-7" />} title={empty.title}>
              {empty.text}
            </Empty>
          )}
          {rows && rows.length > 0 && (
            <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
              {groupLuggage(rows).map((luggage) => (
                <LuggageOfVehicle key={luggage.vehicleId} luggage={luggage} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
