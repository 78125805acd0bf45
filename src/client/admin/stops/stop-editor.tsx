import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { checkStopEdit } from '@chauffeur/domain/stop-rules'
import { useEffect, useState, type FormEvent } from 'react'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EuroField } from '../common/euro-field.tsx'
import { useFieldProblems } from '../common/use-field-problems.ts'
import { RouteChoices } from './route-choices.tsx'
import { stopTexts } from './stop-texts.ts'
import { useChangeStop } from './use-stops.ts'

type StopEditorProps = { stop: AdminStop; onEnd: () => void }

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

const { fields } = stopTexts
const PRICE_STEP = 5

function EditForm({ stop, routeIds, onEnd }: StopEditorProps & { routeIds: readonly string[] }) {
  const [draft, setDraft] = useState({
    imageUrl: stop.imageUrl,
    hourlyPrice: String(stop.hourlyPrice),
    routeIds,
    isActive: stop.isActive,
  })
  const { form, at, show, showTold, clear } = useFieldProblems()
  const { run, isPending } = useChangeStop(stop, { onDone: onEnd, onRefused: showTold })
  const change = (next: Partial<typeof draft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = checkStopEdit({ ...stop, ...draft })
    if (check.valid) run({ ...draft, routeIds: [...draft.routeIds] })
    else show(check)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape ends it from any field
    <form
      ref={form}
      noValidate
      aria-label={stopTexts.edit(stop.name)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPending) onEnd()
      }}
      className="grid gap-4 border-t border-line bg-surface/60 p-4"
    >
      <Field label={fields.imageUrl} hint={fields.imageHint} error={at('imageUrl')} required>
        <TextInput
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={draft.imageUrl}
          onValueChange={(imageUrl) => change({ imageUrl })}
        />
      </Field>
      <EuroField
        label={fields.hourlyPrice}
        step={PRICE_STEP}
        value={draft.hourlyPrice}
        onValueChange={(hourlyPrice) => change({ hourlyPrice })}
        error={at('hourlyPrice')}
      />
      <RouteChoices
        chosen={draft.routeIds}
        onChange={(routeIds) => change({ routeIds })}
        own={stop.routes}
        error={at('routeIds')}
        className="sm:grid-cols-2"
      />
      <Switch
        label={fields.isActive}
        checked={draft.isActive}
        onCheckedChange={(isActive) => change({ isActive })}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={isPending} onClick={onEnd}>
          {stopTexts.cancel}
        </Button>
        <Button type="submit" size="small" variant="primary" busy={isPending} busyLabel={stopTexts.saving}>
          {stopTexts.save}
        </Button>
      </div>
    </form>
  )
}
