import type { AdminStop } from '@chauffeur/contract/admin-routes'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { checkStopEdit } from '@chauffeur/domain/stop-rules'
import { useEffect, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { DELETED_MEANWHILE, MeanwhileNotice, type ShownField } from '../common/meanwhile.tsx'
import { failureToast, reasonToast } from '../common/failure-toast.ts'
import { problemsOfCheck } from '../common/field-problems.ts'
import { SwitchField, TextField } from '../common/fields.tsx'
import { PictureField } from '../common/picture-upload.tsx'
import { type RowsInEdit, useRowForm } from '../common/use-row-form.ts'
import { RouteChoices, STOP_PRICE_STEP, StopPoint } from './stop-fields.tsx'
import { stopTexts } from './stop-texts.ts'

type StopEditorProps = { stop: AdminStop; editing: RowsInEdit<AdminStop>; onEnd: () => void }

/** Changes a stop in its card, once its routes are known as they are now. */
export function StopEditor(props: StopEditorProps) {
  const { id, regionId } = props.stop
  const { data, isPending } = trpc.stops.routesOf.useQuery({ id }, { staleTime: 0, gcTime: 0 })
  if (isPending)
    return (
      <div className="border-t border-line p-4">
        <Spinner label={stopTexts.routesWaiting} className="size-5 text-accent" />
      </div>
    )
  // Where they cannot be read, the stop's own region is shown instead, without a message.
  const routeIds = data?.map(({ id }) => id) ?? (regionId === null ? [] : [regionId])
  return <EditForm {...props} routeIds={routeIds} />
}

const { fields, done, failed } = stopTexts

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
        done: done.add,
        failed: (error) => failureToast(failed.add, error),
      },
      change: {
        input: (draft, { id, version }) => ({ ...draft, routeIds: [...draft.routeIds], id, version }),
        done: done.change,
        failed: (error) => reasonToast(failed.change, error),
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
      aria-label={stopTexts.edit(stop.name)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isSaving) leave(onEnd)
      }}
      className="grid gap-4 border-t border-line bg-surface/60 p-4"
    >
      <MeanwhileNotice what={stopTexts.one} {...meanwhile} />
      <TextField {...field('name')} label={fields.name} required maxLength={MAX_TEXT_LENGTH} />
      <PictureField {...field('imageUrl')} label={fields.imageUrl} hint={fields.imageHint} what={stop.name} />
      <EuroField {...field('hourlyPrice')} label={fields.hourlyPrice} step={STOP_PRICE_STEP} />
      <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
      <RouteChoices {...field('routeIds')} own={stop.routes} className="sm:grid-cols-2" />
      <SwitchField {...field('isActive')} label={fields.isActive} />
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={isSaving} onClick={onEnd}>
          {stopTexts.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          variant="primary"
          busy={isSaving}
          busyLabel={stopTexts.saving}
          disabledReason={isGone ? DELETED_MEANWHILE : undefined}
        >
          {stopTexts.save}
        </Button>
      </div>
    </form>
  )
}

/** A stop as the form calls its fields, to tell two versions of it apart. */
function shownFields(stop: AdminStop): readonly ShownField[] {
  return [
    [fields.name, stop.name],
    [fields.imageUrl, stop.imageUrl],
    [fields.hourlyPrice, formatEuros(toCents(stop.hourlyPrice))],
    [fields.place, `${stop.latitude}, ${stop.longitude}`],
    [fields.ownRoutes, stop.routes.map(({ name }) => name).join(' + ')],
    [fields.isActive, stop.isActive ? 'yes' : 'no'],
  ]
}
