import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import { trpc } from '../../shared/api/trpc.ts'
import { LuggageIcon } from '../../shared/ui/icons.tsx'
import { readState } from '../common/read-state.ts'
import { ResourceList } from '../common/resource-list.tsx'
import { ResourceTab } from '../common/resource-tab.tsx'
import { LuggageForm } from './luggage-form.tsx'
import { luggageTexts } from './luggage-texts.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteRow } from '../common/delete-row.tsx'
import { ImageAt } from '../common/image-at.tsx'

/** The luggage configurations of the vehicles, with a picture of each. */
export function LuggageTab() {
  const query = trpc.luggage.list.useQuery()
  return (
    <ResourceTab titleId="luggage-title" title={luggageTexts.title} lead={luggageTexts.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-4">
          <LuggageForm />
        </div>
        <div className="min-w-0">
          <ResourceList
            what={luggageTexts.what}
            rows={query.data}
            state={readState(query)}
            icon={<LuggageIcon className="size-7" />}
            empty={luggageTexts.empty}
          >
            {(rows) => (
              <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
                {[...Map.groupBy(rows, ({ vehicleId }) => vehicleId)].map(([vehicleId, rows]) => (
                  <LuggageOfVehicle key={vehicleId} vehicleId={vehicleId} rows={rows} />
                ))}
              </div>
            )}
          </ResourceList>
        </div>
      </div>
    </ResourceTab>
  )
}

/** The configurations of one vehicle. */
function LuggageOfVehicle({ vehicleId, rows }: { vehicleId: number; rows: readonly LuggageCapacity[] }) {
  const titleId = `luggage-${vehicleId}`
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold">
        {rows[0]?.vehicleName}
        <span className="text-sm font-normal text-soft tabular">{luggageTexts.count(rows.length)}</span>
      </h3>
      <ul
        aria-labelledby={titleId}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3"
      >
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <LuggageCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LuggageCard({ row }: { row: LuggageCapacity }) {
  const { id, version, vehicleName, config, imageUrl } = row
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card">
      <ImageAt address={imageUrl} alt="" className="aspect-[3/2]" />
      <div className="flex flex-1 items-center gap-2 py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 text-sm leading-snug font-medium">
          <CustomerText>{config}</CustomerText>
        </p>
        <DeleteRow
          label={luggageTexts.delete(`${vehicleName}, ${config}`)}
          question={luggageTexts.deleteQuestion}
          description={
            <>
              <span className="font-medium text-ink">
                {vehicleName}, <CustomerText>{config}</CustomerText>.
              </span>{' '}
              {luggageTexts.deleteEffect}
            </>
          }
          procedure={trpc.luggage.delete}
          input={{ id, version }}
          done={luggageTexts.done.delete}
          failed={luggageTexts.failed.delete}
        />
      </div>
    </article>
  )
}
