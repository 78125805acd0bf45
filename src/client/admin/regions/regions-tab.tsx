import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { formatAmount } from '@chauffeur/domain/money'
import { isRouteName, routeEnds } from '@chauffeur/domain/regions'
import type { ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { GlobeIcon } from '../../shared/ui/more-icons.tsx'
import { Popover } from '../../shared/ui/popover.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText } from '../common/fact.tsx'
import { type RowsInEdit, useRowsInEdit } from '../common/meanwhile.tsx'
import { ImageAt } from '../common/picture-upload.tsx'
import { readState, ResourceList, ResourceTab } from '../common/resource-list.tsx'
import { RegionActions, RegionDialog } from './region-dialog.tsx'
import { shownEnd } from './region-draft.ts'

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
            <CustomerText className="me-2 min-w-0">{region.name}</CustomerText>
            <RegionActions region={region} editing={editing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where there is no room for columns of the two ends, they are shown under the name. */
const wide = 'max-lg:hidden'

type RouteTableProps = {
  routes: readonly AdminRegion[]
  editing: RowsInEdit<AdminRegion>
  /** Undefined while it is not known. */
  stopsOn: (id: string) => number | undefined
}

function RouteTable({ routes, editing, stopsOn }: RouteTableProps) {
  return (
    <div className="rounded-card bg-raised shadow-card">
      <table aria-label="Route Connections" className="w-full border-collapse text-start text-sm">
        <thead>
          <tr className="text-soft">
            <Head>Route</Head>
            <Head className={wide}>Origin</Head>
            <Head className={wide}>Destination</Head>
            <Head align="center">Stops</Head>
            <Head align="center">Bookings</Head>
            <Head align="end">Actions</Head>
          </tr>
        </thead>
        <tbody>
          {routes.map((region) => (
            <Row key={region.id} region={region} editing={editing} stops={stopsOn(region.id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const aligned = { start: 'text-start', center: 'text-center', end: 'text-end' }

type HeadProps = { align?: keyof typeof aligned; className?: string; children: ReactNode }

function Head({ align = 'start', className, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'px-1.5 py-3 font-medium first:ps-4 last:pe-4 sm:px-3 sm:first:ps-5 sm:last:pe-5',
        aligned[align],
        className,
      )}
    >
      {children}
    </th>
  )
}

const cell = 'border-t border-line px-1.5 py-2.5 sm:px-3'

type RowProps = { region: AdminRegion; editing: RowsInEdit<AdminRegion>; stops: number | undefined }

function Row({ region, editing, stops }: RowProps) {
  const { id, name, isActive } = region
  const { origin = '', destination = '' } = routeEnds(name) ?? {}
  return (
    <tr>
      <th scope="row" className={classNames(cell, 'ps-4 text-start sm:ps-5')}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
          <CustomerText>{name}</CustomerText>
          {!isActive && <Badge tone="warning">Inactive</Badge>}
        </span>
        <span className="mt-0.5 block font-normal text-soft lg:hidden">
          <CustomerText>{`${origin} to ${destination}`}</CustomerText>
        </span>
      </th>
      <td className={classNames(cell, wide)}>
        <Endpoint name={origin} found={shownEnd(region, 'A')} />
      </td>
      <td className={classNames(cell, wide)}>
        <Endpoint name={destination} found={shownEnd(region, 'B')} />
      </td>
      <td className={classNames(cell, 'text-center')}>
        <StopsPopover routeId={id} route={name} count={stops} />
      </td>
      {/* Bookings name no region, so the agreed column always shows 0. */}
      <td className={classNames(cell, 'text-center text-soft tabular')}>0</td>
      <td className={classNames(cell, 'pe-2 text-end whitespace-nowrap sm:pe-3')}>
        <RegionActions region={region} editing={editing} stops={stops} />
      </td>
    </tr>
  )
}

function Endpoint({ name, found }: { name: string; found: string }) {
  return (
    <>
      <CustomerText>{name}</CustomerText>
      <span className="block text-soft tabular">{found}</span>
    </>
  )
}

type StopsPopoverProps = { routeId: string; route: string; count: number | undefined }

/** How many stops a route has, and on demand which. */
function StopsPopover({ routeId, route, count }: StopsPopoverProps) {
  return (
    <Popover
      label={`Stops on ${route}`}
      align="center"
      className="w-84 p-2"
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={
            count === undefined
              ? `Stops on ${route}`
              : `${count} ${count === 1 ? 'stop' : 'stops'} on ${route}`
          }
          className="-mx-2 min-w-14 gap-1! px-2! tabular"
        >
          {count ?? '–'}
          <ChevronDownIcon className="size-4 text-soft" />
        </Button>
      }
    >
      <StopsOf routeId={routeId} route={route} />
    </Popover>
  )
}

function StopsOf({ routeId, route }: Pick<StopsPopoverProps, 'routeId' | 'route'>) {
  const { data, isFetching, isError, refetch } = trpc.regions.stopsOf.useQuery({ id: routeId })
  if (isError && !isFetching)
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-2 text-danger">
        <p>Failed to fetch stops for this route</p>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data) return <Spinner label="Loading stops..." className="m-2 size-5 text-accent" />
  if (data.length === 0) return <p className="p-2 text-soft">No stops connected to this route</p>
  return (
    // Reached by Tab, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-label={`Stops on ${route}`} tabIndex={0} className="max-h-80 overflow-y-auto rounded-control">
      {data.map(({ id, name, imageUrl, hourlyPrice, isActive }) => (
        <li key={id} className="flex items-center gap-3 p-2">
          <ImageAt
            address={imageUrl}
            alt=""
            none=""
            className="h-11 w-16 shrink-0 rounded-control text-[0px]"
          />
          <div className="min-w-0 flex-1 text-sm">
            <p className="leading-snug font-medium">
              <CustomerText>{name}</CustomerText>
            </p>
            <p className="tabular text-soft">{`${formatAmount(hourlyPrice)} per hour`}</p>
          </div>
          {!isActive && <Badge tone="warning">Inactive</Badge>}
        </li>
      ))}
    </ul>
  )
}
