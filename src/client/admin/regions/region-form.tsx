import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewRegion, checkRegionEdit } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { useEffect, useState, type FormEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFieldProblems } from '../common/use-field-problems.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { fieldsOf, isPart, startDraft, type End, type RegionDraft } from './region-draft.ts'
import { RegionMap } from './region-map.tsx'
import { regionTexts } from './region-texts.ts'
import { useAddRegion, useChangeRegion } from './use-regions.ts'

type RegionFormProps = {
  id: string
  region: AdminRegion | undefined
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = regionTexts.dialog

/** A route's name and, where its ends are more than names, their circles. */
export function RegionForm({ id, region, onSending, onDone }: RegionFormProps) {
  const [draft, setDraft] = useState(() => startDraft(region))
  const { form, at, show, showTold, clear } = useFieldProblems()
  const add = useAddRegion({ onDone, onRefused: showTold })
  const change = useChangeRegion(region?.id, { onDone, onRefused: showTold })
  const { run, isPending } = region ? change : add
  useEffect(() => onSending(isPending), [isPending, onSending])

  const edit = (next: Partial<RegionDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const fields = fieldsOf(draft, region)
    const check = region ? checkRegionEdit(fields) : checkNewRegion(fields)
    if (check.valid) run({ ...fields, isActive: draft.isActive })
    else show(check)
  }

  const endpoint = (end: End) => {
    const wasSet = Boolean(region && region[`endpoint${end}Lat`] !== null)
    return (
      <EndpointFields
        end={end}
        endpoint={draft[end]}
        onChange={(change) => edit({ [end]: { ...draft[end], ...change } })}
        problems={{
          latitude: at(`endpoint${end}Lat`),
          longitude: at(`endpoint${end}Lng`),
          radiusKm: at(`endpoint${end}RadiusKm`),
        }}
        advice={isPart(draft[end], wasSet) ? (region ? texts.partEdit : texts.partCreate) : undefined}
      />
    )
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={texts.name}
        hint={texts.nameHint}
        error={at('name')}
        warning={draft.name.trim() !== '' && !isRouteName(draft.name) ? texts.noRoute : undefined}
        required
      >
        <TextInput
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTH}
          value={draft.name}
          onValueChange={(name) => edit({ name })}
        />
      </Field>
      <div className="grid items-start gap-x-7 gap-y-4 md:grid-cols-2">
        <p className="text-sm text-soft md:col-span-2">{texts.endpointsHint}</p>
        <div className="grid gap-4">
          {endpoint('A')}
          {endpoint('B')}
        </div>
        <RegionMap draft={draft} />
      </div>
      <Switch
        label={texts.isActive}
        checked={draft.isActive}
        onCheckedChange={(isActive) => edit({ isActive })}
      />
    </form>
  )
}
