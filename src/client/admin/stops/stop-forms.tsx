import type { AdminStop } from '@chauffeur/contract/admin-routes'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { formatAmount } from '@chauffeur/domain/money'
import { isLatitude, isLongitude, parseNumber } from '@chauffeur/domain/parse-number'
import { isRouteName } from '@chauffeur/domain/regions'
import { checkNewStop, DEFAULT_STOP_HOURLY_PRICE, checkStopEdit } from '@chauffeur/domain/stop-rules'
import { useEffect, useState, type ComponentProps, useMemo } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { AreaMap, type PickedPoint } from '../../shared/map/area-map.tsx'
import type { MapArea } from '../../shared/map/map-route.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { AddButton } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import {
  EuroField,
  TextField,
  SwitchField,
  ChecksField,
  CoordinateFields,
  type Coordinates,
} from '../common/fields.tsx'
import { FormDialog, useFormDialog, useRowForm } from '../common/form-dialog.tsx'
import { DELETED_MEANWHILE, MeanwhileNotice, type ShownField, type RowsInEdit } from '../common/meanwhile.tsx'
import { ImageAt, PictureField } from '../common/picture-upload.tsx'
import { readState } from '../common/resource-list.tsx'
import { problemsOfCheck } from '../common/english-problems.ts'
import { failureToast, reasonToast } from '../common/use-procedure.ts'

const NO_ROUTES: readonly string[] = []
const EMPTY = {
  name: '',
  hourlyPrice: String(DEFAULT_STOP_HOURLY_PRICE),
  imageUrl: '',
  latitude: '',
  longitude: '',
  routeIds: NO_ROUTES,
}
const PREVIEW_PAUSE_MS = 500

/** The button and the dialog that add a stop, with all that a new one needs. */
export function AddStopDialog() {
  const { dialog, draft, edit, field, problemAt } = useFormDialog(trpc.stops.create, {
    start: () => EMPTY,
    problemsOf: (draft) => problemsOfCheck(checkNewStop(draft)),
    editHides: 'all',
    input: (draft) => ({ ...draft, routeIds: [...draft.routeIds], isActive: true }),
    done: { title: 'Success', description: 'Stop suggestion added' },
    failed: (error) => failureToast('Failed to add stop suggestion', error),
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton label="Add New Stop" />}
      title="Add New Stop"
      size="large"
      submit="Add Stop"
      busy="Adding..."
      className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2"
    >
      <div className="grid gap-5">
        <TextField {...field('name')} label="Stop Name" required maxLength={MAX_TEXT_LENGTH} />
        <EuroField {...field('hourlyPrice')} label="Hourly Price" step={STOP_PRICE_STEP} />
        <PictureField
          {...field('imageUrl')}
          label="Image URL"
          hint="An https address, or a path on this site"
          what={draft.name.trim() || 'the new stop'}
        />
        <Preview address={draft.imageUrl.trim()} />
      </div>
      <div className="grid gap-5">
        <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
        <RouteChoices {...field('routeIds')} layout="gap-x-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2" />
      </div>
    </FormDialog>
  )
}

/** An address that is still being typed is not requested. */
function Preview({ address }: { address: string }) {
  const picture = useDebounced(address, PREVIEW_PAUSE_MS)
  return (
    <ImageAt
      address={picture}
      alt=""
      className={classNames('aspect-8/5 w-full rounded-control', picture === '' && 'max-md:hidden')}
    />
  )
}

type StopEditorProps = { stop: AdminStop; editing: RowsInEdit<AdminStop>; onEnd: () => void }

/** Changes a stop in its card, once its routes are known as they are now. */
export function StopEditor(props: StopEditorProps) {
  const { id, regionId } = props.stop
  const { data, isPending } = trpc.stops.routesOf.useQuery({ id }, { staleTime: 0, gcTime: 0 })
  if (isPending)
    return (
      <div className="border-t border-line p-4">
        <Spinner label="Loading routes..." className="size-5 text-accent" />
      </div>
    )
  // Where they cannot be read, the stop's own region is shown instead, without a message.
  const routeIds = data?.map(({ id }) => id) ?? (regionId === null ? [] : [regionId])
  return <EditForm {...props} routeIds={routeIds} />
}

function EditForm({ stop, editing, routeIds, onEnd }: StopEditorProps & { routeIds: readonly string[] }) {
  const [first] = useState({ stop, routeIds })
  const start = (from: AdminStop = first.stop) => ({
    name: from.name,
    latitude: String(from.latitude),
    longitude: String(from.longitude),
    imageUrl: from.imageUrl,
    hourlyPrice: String(from.hourlyPrice),
    routeIds: from === first.stop ? first.routeIds : from.routeIds,
    isActive: from.isActive,
  })
  const { draft, edit, field, problemAt, started, isGone, isSaving, form, meanwhile } = useRowForm(
    trpc.stops,
    stop,
    {
      start,
      problemsOf: (draft, started) => problemsOfCheck(checkStopEdit({ ...started, ...draft })),
      editHides: 'all',
      create: {
        input: (draft) => ({ ...draft, routeIds: [...draft.routeIds] }),
        done: { title: 'Success', description: 'Stop suggestion added' },
        failed: (error) => failureToast('Failed to add stop suggestion', error),
      },
      change: {
        input: (draft, { id, version }) => ({ ...draft, routeIds: [...draft.routeIds], id, version }),
        done: { title: 'Success', description: 'Stop suggestion updated' },
        failed: (error) => reasonToast('Failed to update stop suggestion', error),
      },
      onDone: onEnd,
      editing,
      shownFields,
    },
  )
  const leave = useUnsaved(JSON.stringify(draft) !== JSON.stringify(start(started)))
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape ends it from any field
    <form
      {...form}
      aria-label={`Edit ${stop.name}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isSaving) leave(onEnd)
      }}
      className="grid gap-4 border-t border-line bg-surface/60 p-4"
    >
      <MeanwhileNotice what="stop" {...meanwhile} />
      <TextField {...field('name')} label="Stop Name" required maxLength={MAX_TEXT_LENGTH} />
      <PictureField
        {...field('imageUrl')}
        label="Image URL"
        hint="An https address, or a path on this site"
        what={stop.name}
      />
      <EuroField {...field('hourlyPrice')} label="Hourly Price" step={STOP_PRICE_STEP} />
      <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
      <RouteChoices {...field('routeIds')} own={stop.routes} layout="gap-x-6 sm:grid-cols-2" />
      <SwitchField {...field('isActive')} label="Offered to customers" />
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={isSaving} onClick={onEnd}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          variant="primary"
          busy={isSaving}
          busyLabel="Saving..."
          disabledReason={isGone ? DELETED_MEANWHILE : undefined}
        >
          Save
        </Button>
      </div>
    </form>
  )
}

/** A stop as the form calls its fields, to tell two versions of it apart. */
function shownFields(stop: AdminStop): readonly ShownField[] {
  return [
    ['Stop Name', stop.name],
    ['Image URL', stop.imageUrl],
    ['Hourly Price', formatAmount(stop.hourlyPrice)],
    ['Place', `${stop.latitude}, ${stop.longitude}`],
    ['Routes', stop.routes.map(({ name }) => name).join(' + ')],
    ['Offered to customers', stop.isActive ? 'yes' : 'no'],
  ]
}

/** The step of the arrows of a stop's price, in euros. */
const STOP_PRICE_STEP = 5

type RouteChoicesProps = Pick<
  ComponentProps<typeof ChecksField<string>>,
  'value' | 'onValueChange' | 'error' | 'layout'
> & {
  /** Routes that the stop has: they can be deselected even if they are not on offer any more. */
  own?: AdminStop['routes']
}

/** The routes of a stop, to be ticked. */
function RouteChoices({ own, ...checks }: RouteChoicesProps) {
  const label = 'Routes (select at least one)'
  const query = trpc.regions.listAll.useQuery()
  const state = readState(query)
  const routes = query.data?.filter(({ name, isActive }) => isActive && isRouteName(name))
  const missing = (own ?? []).filter(({ id }) => !routes?.some((route) => route.id === id))
  const options = [...(routes ?? []), ...missing].map(({ id, name, isActive }) => ({
    value: id,
    label: <CustomerText>{name}</CustomerText>,
    hint: isActive ? undefined : 'Not active: customers are not offered it',
  }))
  if (routes && options.length > 0) return <ChecksField {...checks} label={label} options={options} />
  return (
    <Field label={label} group error={checks.error}>
      {routes ? (
        <p className="text-sm text-soft">No route connections available</p>
      ) : state.problem ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {state.problem}
          <Button size="small" onClick={state.refetch}>
            Try again
          </Button>
        </p>
      ) : (
        <Spinner label="Loading routes..." className="size-5 text-accent" />
      )}
    </Field>
  )
}

type StopPointProps = {
  draft: Coordinates & { readonly name: string }
  onChange: (change: Partial<Coordinates>) => void
  problemAt: ProblemAt
}

/** Where a stop is: typed, or picked on the map. */
function StopPoint({ draft, onChange, problemAt }: StopPointProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2">
        <CoordinateFields {...draft} onChange={onChange} problemAt={problemAt} required />
        <p className="col-span-2 text-sm text-soft">
          Latitude and longitude can be pasted together, or set by a click on the map.
        </p>
      </div>
      <StopMap {...draft} onPick={onChange} />
    </>
  )
}

// Ten metres: a finger sets no finer.
const DECIMALS = 4
const TYPING_MS = 300

type StopMapProps = Coordinates & { name: string; onPick: (point: Coordinates) => void }

/** Where the stop is. A click sets it; the fields beside it do the same without a mouse. */
function StopMap({ name, latitude, longitude, onPick }: StopMapProps) {
  const { mapStyleUrl } = useSite()
  const shownName = useDebounced(name.trim(), TYPING_MS)
  const lat = useDebounced(parseNumber(latitude), TYPING_MS)
  const lon = useDebounced(parseNumber(longitude), TYPING_MS)
  const areas = useMemo((): readonly MapArea[] => {
    if (lat === undefined || lon === undefined || !isLatitude(lat) || !isLongitude(lon)) return []
    return [{ kind: 'origin', name: shownName, lat, lon }]
  }, [shownName, lat, lon])
  return (
    <AreaMap
      areas={areas}
      label={
        areas.length > 0
          ? `Map with ${shownName === '' ? 'the new stop' : shownName}`
          : 'Map of the south of Portugal and Spain, with no stop set yet'
      }
      styleUrl={mapStyleUrl}
      onPick={({ lat, lon }: PickedPoint) =>
        onPick({ latitude: lat.toFixed(DECIMALS), longitude: lon.toFixed(DECIMALS) })
      }
      className="h-52 rounded-control"
    />
  )
}
