import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { checkStopEdit } from '@chauffeur/domain/stop-rules'
import { useEffect, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { ChangedMeanwhile, type ShownField } from '../common/changed-meanwhile.tsx'
import { DELETED_MEANWHILE, DeletedMeanwhile } from '../common/deleted-meanwhile.tsx'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { problemsOfCheck } from '../common/field-problems.ts'
import { PictureUpload } from '../common/picture-upload.tsx'
import { useAct } from '../common/use-act.ts'
import { useDraftForm } from '../common/use-draft-form.ts'
import { RouteChoices } from './route-choices.tsx'
import { StopPoint } from './stop-point.tsx'
import { stopTexts } from './stop-texts.ts'
import { useSaveNewStop, useSaveStop } from './use-stops.ts'

type StopEditorProps = {
  stop: AdminStop
  /** Somebody else has deleted it. */
  isGone: boolean
  onEnd: () => void
}

/** Changes a stop in its card, once its routes are known as they are now. */
export function StopEditor(props: StopEditorProps) {
  const { stop } = props
  // The list may be read again meanwhile; what is saved is compared with what the form started from.
  const [started, setStarted] = useState(stop)
  const [hasTaken, setTaken] = useState(false)
  const { id, regionId } = started
  const { data, isPending } = trpc.stops.routesOf.useQuery({ id }, { staleTime: 0, gcTime: 0 })
  if (isPending)
    return (
      <div className="border-t border-line p-4">
        <Spinner label={stopTexts.routesWaiting} className="size-5 text-accent" />
      </div>
    )
  // Where they cannot be read, the stop's own region is shown instead, without a message.
  const routeIds = data?.map(({ id }) => id) ?? (regionId === null ? [] : [regionId])
  return (
    <EditForm
      {...props}
      key={started.version}
      started={started}
      routeIds={hasTaken ? started.routeIds : routeIds}
      onTakeTheirs={() => {
        setTaken(true)
        setStarted(stop)
      }}
    />
  )
}

const { fields } = stopTexts
const PRICE_STEP = 5

type EditFormProps = StopEditorProps & {
  started: AdminStop
  routeIds: readonly string[]
  onTakeTheirs: () => void
}

function EditForm({ stop, isGone, started, routeIds, onTakeTheirs, onEnd }: EditFormProps) {
  const [first] = useState({
    name: started.name,
    latitude: String(started.latitude),
    longitude: String(started.longitude),
    imageUrl: started.imageUrl,
    hourlyPrice: String(started.hourlyPrice),
    routeIds,
    isActive: started.isActive,
  })
  const { draft, edit, bind, problemAt, showRefused, formProps } = useDraftForm(() => first, {
    problemsOf: (draft) => problemsOfCheck(checkStopEdit({ ...started, ...draft })),
    editHides: 'all',
  })
  const leave = useUnsaved(JSON.stringify(draft) !== JSON.stringify(first))
  const [meanwhile, setMeanwhile] = useState<MeanwhileChange>()
  const shared = { onDone: onEnd, onFailed: showRefused }
  const change = useAct({ ...useSaveStop(stop), ...shared, onChangedMeanwhile: setMeanwhile })
  const again = useAct({ ...useSaveNewStop(), ...shared })
  const isSaving = change.isPending || again.isPending
  const save = ({ version }: AdminStop) => {
    setMeanwhile(undefined)
    change.run({ ...draft, routeIds: [...draft.routeIds], version })
  }
  const form = formProps(() => save(started))
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
      {isGone && (
        <DeletedMeanwhile what={stopTexts.one} isSaving={isSaving} onAddAgain={() => again.run(draft)} />
      )}
      {meanwhile && !isGone && (
        <ChangedMeanwhile
          change={meanwhile}
          before={shownFields(started)}
          now={shownFields(stop)}
          isSaving={isSaving}
          onTakeTheirs={onTakeTheirs}
          onSaveMine={() => save(stop)}
        />
      )}
      <Field label={fields.name} error={problemAt('name')} required>
        <TextInput {...bind('name')} autoComplete="off" maxLength={MAX_TEXT_LENGTH} />
      </Field>
      <Field label={fields.imageUrl} hint={fields.imageHint} error={problemAt('imageUrl')} required>
        <TextInput {...bind('imageUrl')} inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <PictureUpload what={stop.name} onUploaded={bind('imageUrl').onValueChange} />
      <EuroField
        {...bind('hourlyPrice')}
        label={fields.hourlyPrice}
        step={PRICE_STEP}
        error={problemAt('hourlyPrice')}
      />
      <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
      <RouteChoices
        {...bind('routeIds')}
        own={stop.routes}
        error={problemAt('routeIds')}
        className="sm:grid-cols-2"
      />
      <Switch
        label={fields.isActive}
        checked={draft.isActive}
        onCheckedChange={(isActive) => edit({ isActive })}
      />
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
