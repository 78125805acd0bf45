import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewRegion, checkRegionEdit } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ChangedMeanwhile } from '../common/changed-meanwhile.tsx'
import { DeletedMeanwhile } from '../common/deleted-meanwhile.tsx'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { problemsOfCheck } from '../common/field-problems.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { fieldsOf, isPart, shownFields, startDraft, type End, type RegionDraft } from './region-draft.ts'
import { RegionMap } from './region-map.tsx'
import { regionTexts } from './region-texts.ts'
import { useAddRegion, useChangeRegion } from './use-regions.ts'

type RegionFormProps = {
  id: string
  region: AdminRegion | undefined
  /** Somebody else has deleted it. */
  isGone: boolean
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = regionTexts.dialog

/** A route's name and, where its ends are more than names, their circles. */
export function RegionForm({ id, region, isGone, onSending, onDone }: RegionFormProps) {
  // The list may be read again meanwhile; what is saved is compared with what the form started from.
  const [started, setStarted] = useState(region)
  const [draft, setDraft] = useState(() => startDraft(region))
  const [meanwhile, setMeanwhile] = useState<MeanwhileChange>()
  const fields = fieldsOf(draft, started)
  const check = started ? checkRegionEdit(fields) : checkNewRegion(fields)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(problemsOfCheck(check))
  const add = useAddRegion({ onDone, onRefused: showRefused })
  const change = useChangeRegion(started, {
    onDone,
    onRefused: showRefused,
    onChangedMeanwhile: setMeanwhile,
  })
  const isPending = add.isPending || change.isPending
  useEffect(() => onSending(isPending), [isPending, onSending])

  const save = (over: AdminRegion | undefined) => {
    setMeanwhile(undefined)
    const sent = { ...fields, isActive: draft.isActive }
    if (over) change.run({ ...sent, version: over.version })
    else add.run(sent)
  }

  const edit = (next: Partial<RegionDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  const endpoint = (end: End) => {
    const wasSet = Boolean(started && started[`endpoint${end}Lat`] !== null)
    return (
      <EndpointFields
        end={end}
        endpoint={draft[end]}
        onChange={(change) => edit({ [end]: { ...draft[end], ...change } })}
        problems={{
          latitude: problemAt(`endpoint${end}Lat`),
          longitude: problemAt(`endpoint${end}Lng`),
          radiusKm: problemAt(`endpoint${end}RadiusKm`),
        }}
        advice={isPart(draft[end], wasSet) ? (started ? texts.partEdit : texts.partCreate) : undefined}
      />
    )
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit(() => save(started))} className="grid gap-5">
      {isGone && (
        <DeletedMeanwhile
          what={regionTexts.one}
          isSaving={isPending}
          onAddAgain={() => add.run({ ...fieldsOf(draft), isActive: draft.isActive })}
        />
      )}
      {meanwhile && !isGone && started && region && (
        <ChangedMeanwhile
          change={meanwhile}
          before={shownFields(started)}
          now={shownFields(region)}
          isSaving={isPending}
          onTakeTheirs={() => {
            clear()
            setMeanwhile(undefined)
            setStarted(region)
            setDraft(startDraft(region))
          }}
          onSaveMine={() => save(region)}
        />
      )}
      <Field
        label={texts.name}
        hint={texts.nameHint}
        error={problemAt('name')}
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
