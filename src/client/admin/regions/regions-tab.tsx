import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { isRouteName } from '@chauffeur/domain/regions'
import { trpc } from '../../shared/api/trpc.ts'
import { GlobeIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { readState, ResourceList, ResourceTab } from '../common/resource-list.tsx'
import { type RowsInEdit, useRowsInEdit } from '../common/use-row-form.ts'
import { RegionActions, RegionDialog } from './region-dialog.tsx'
import { RouteTable } from './route-table.tsx'

/** The routes that stops are offered on. */
export function RegionsTab() {
  const query = trpc.regions.listAll.useQuery()
  const [regions, editing] = useRowsInEdit(query.data)
  const counts = trpc.regions.stopCounts.useQuery().data
  return (
    <ResourceTab
      titleId="regions-title"
      title="Route Connections"
      lead="A trip from one end to the other, either way, is offered the stops of the route."
      action={<RegionDialog />}
    >
      <ResourceList
        what="routes"
        rows={regions?.filter(({ name }) => isRouteName(name))}
        state={readState(query)}
        icon={<GlobeIcon className="size-7" />}
        empty={{
          title: 'No route connections yet',
          text: 'A region named after both its ends, like Faro-Lisbon, is a route that stops can be put on.',
        }}
      >
        {(routes) => (
          <RouteTable
            routes={routes}
            editing={editing}
            stopsOn={(id) => counts?.find(({ routeId }) => routeId === id)?.stopsCount}
          />
        )}
      </ResourceList>
      <OtherRegions regions={regions?.filter(({ name }) => !isRouteName(name)) ?? []} editing={editing} />
    </ResourceTab>
  )
}

type OtherRegionsProps = { regions: readonly AdminRegion[]; editing: RowsInEdit<AdminRegion> }

/** Regions whose name is not a route's, so that they can be renamed or deleted. */
function OtherRegions({ regions, editing }: OtherRegionsProps) {
  if (regions.length === 0) return null
  return (
    <section aria-labelledby="other-regions" className="mt-8">
      <h3 id="other-regions" className="font-sans text-base font-semibold">
        Regions that are no routes
      </h3>
      <p className="text-sm text-soft">
        Their names hold no origin and destination, so that no stop can be put on them.
      </p>
      <ul aria-label="Other regions" className="mt-3 flex flex-wrap gap-3">
        {regions.map((region) => (
          <li
            key={region.id}
            className="flex min-w-0 items-center gap-1 rounded-card bg-raised py-1 ps-4 pe-1 shadow-card"
          >
            <span className="me-2 min-w-0">
              <CustomerText>{region.name}</CustomerText>
            </span>
            <RegionActions region={region} editing={editing} />
          </li>
        ))}
      </ul>
    </section>
  )
}
