import { formatEuros, toCents } from '@chauffeur/domain/money'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { Popover } from '../../shared/ui/popover.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { ImageAt } from '../common/image-at.tsx'
import { regionTexts } from './region-texts.ts'

const texts = regionTexts.stops

type StopsPopoverProps = { routeId: string; route: string; count: number | undefined }

/** How many stops a route has, and on demand which. */
export function StopsPopover({ routeId, route, count }: StopsPopoverProps) {
  return (
    <Popover
      label={texts.label(route)}
      align="center"
      className="w-84 p-2"
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.count(count, route)}
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
        <p>{texts.failed}</p>
        <Button size="small" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  if (!data) return <Spinner label={texts.waiting} className="m-2 size-5 text-accent" />
  if (data.length === 0) return <p className="p-2 text-soft">{texts.none}</p>
  return (
    // Reached by Tab, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-label={texts.label(route)} tabIndex={0} className="max-h-80 overflow-y-auto rounded-control">
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
            <p className="tabular text-soft">{texts.perHour(formatEuros(toCents(hourlyPrice)))}</p>
          </div>
          {!isActive && <Badge tone="warning">{regionTexts.inactive}</Badge>}
        </li>
      ))}
    </ul>
  )
}
