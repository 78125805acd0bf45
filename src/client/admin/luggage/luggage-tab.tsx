import { LuggageIcon } from '../../shared/ui/icons.tsx'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { LuggageForm } from './luggage-form.tsx'
import { groupLuggage } from './luggage-groups.ts'
import { LuggageOfVehicle } from './luggage-list.tsx'
import { luggageTexts } from './luggage-texts.ts'
import { useLuggage } from './use-luggage.ts'

/** The luggage configurations of the vehicles, with a picture of each. */
export function LuggageTab() {
  const { rows, state } = useLuggage()
  return (
    <ResourceTab titleId="luggage-title" title={luggageTexts.title} lead={luggageTexts.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-4">
          <LuggageForm />
        </div>
        <div className="min-w-0">
          <ResourceList
            what={luggageTexts.what}
            rows={rows}
            state={state}
            icon={<LuggageIcon className="size-7" />}
            empty={luggageTexts.empty}
          >
            {(rows) => (
              <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
                {groupLuggage(rows).map((luggage) => (
                  <LuggageOfVehicle key={luggage.vehicleId} luggage={luggage} />
                ))}
              </div>
            )}
          </ResourceList>
        </div>
      </div>
    </ResourceTab>
  )
}
