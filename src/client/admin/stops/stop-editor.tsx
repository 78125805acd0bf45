import type { AdminStop } from '@chauffeur/contract/admin-routes'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { checkStopEdit } from '@chauffeur/domain/stop-rules'
import { useEffect, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EuroField, SwitchField, TextField } from '../common/fields.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { DELETED_MEANWHILE, MeanwhileNotice, type ShownField, type RowsInEdit } from '../common/meanwhile.tsx'
import { failureToast, reasonToast, problemsOfCheck } from '../common/use-procedure.ts'
import { PictureField } from '../common/picture-upload.tsx'
import { useRowForm } from '../common/form-dialog.tsx'
import { RouteChoices, STOP_PRICE_STEP, StopPoint } from './stop-fields.tsx'

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
    ['Hourly Price', formatEuros(toCents(stop.hourlyPrice))],
    ['Place', `${stop.latitude}, ${stop.longitude}`],
    ['Routes', stop.routes.map(({ name }) => name).join(' + ')],
    ['Offered to customers', stop.isActive ? 'yes' : 'no'],
  ]
}
