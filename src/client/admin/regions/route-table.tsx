import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { routeEnds } from '@chauffeur/domain/regions'
import type { ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { Popover } from '../../shared/ui/popover.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { ImageAt } from '../common/image-at.tsx'
import type { RowsInEdit } from '../common/use-row-form.ts'
import { byCircle } from './region-draft.ts'
import { RegionActions } from './region-dialog.tsx'

/** Where there is no room for columns of the two ends, they are shown under the name. */
const wide = 'max-lg:hidden'

type RouteTableProps = {
  routes: readonly AdminRegion[]
  editing: RowsInEdit<AdminRegion>
  /** Undefined while it is not known. */
  stopsOn: (id: string) => number | undefined
}

export function RouteTable({ routes, editing, stopsOn }: RouteTableProps) {
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
        <Endpoint
          name={origin}
          lat={region.endpointALat}
          lng={region.endpointALng}
          radiusKm={region.endpointARadiusKm}
        />
      </td>
      <td className={classNames(cell, wide)}>
        <Endpoint
          name={destination}
          lat={region.endpointBLat}
          lng={region.endpointBLng}
          radiusKm={region.endpointBRadiusKm}
        />
      </td>
      <td className={classNames(cell, 'text-center')}>
        <StopsPopover routeId={id} route={name} count={stops} />
      </td>
      <td className={classNames(cell, 'text-center text-soft tabular')}>{0}</td>
      <td className={classNames(cell, 'pe-2 text-end whitespace-nowrap sm:pe-3')}>
        <RegionActions region={region} editing={editing} stops={stops} />
      </td>
    </tr>
  )
}

type EndpointProps = { name: string; lat: number | null; lng: number | null; radiusKm: number | null }

function Endpoint({ name, lat, lng, radiusKm }: EndpointProps) {
  const isSet = lat !== null && lng !== null && radiusKm !== null
  return (
    <>
      <CustomerText>{name}</CustomerText>
      <span className="block text-soft tabular">{isSet ? byCircle(radiusKm, lat, lng) : 'By its name'}</span>
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
            <p className="tabular text-soft">{`${formatEuros(toCents(hourlyPrice))} per hour`}</p>
          </div>
          {!isActive && <Badge tone="warning">Inactive</Badge>}
        </li>
      ))}
    </ul>
  )
}
