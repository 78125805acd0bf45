import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewRegion, checkRegionEdit } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { useEffect, useMemo, useState } from 'react'
import { useSite } from '../../shared/firm/use-site.ts'
import { AreaMap } from '../../shared/map/area-map.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { ChangedMeanwhile } from '../common/changed-meanwhile.tsx'
import { DeletedMeanwhile } from '../common/deleted-meanwhile.tsx'
import { problemsOfCheck } from '../common/field-problems.ts'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { useDraftForm } from '../common/use-draft-form.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import {
  areasOf,
  type End,
  fieldsOf,
  isPart,
  type RegionDraft,
  shownFields,
  startDraft,
} from './region-draft.ts'
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
  const [meanwhile, setMeanwhile] = useState<MeanwhileChange>()
  const { draft, edit, bind, restart, problemAt, showRefused, formProps } = useDraftForm(
    () => startDraft(region),
    {
      problemsOf: (draft) =>
        problemsOfCheck((started ? checkRegionEdit : checkNewRegion)(fieldsOf(draft, started))),
      editHides: 'all',
    },
  )
  const shared = { onDone, onFailed: showRefused }
  const add = useAddRegion(shared)
  const change = useChangeRegion(started, { ...shared, onChangedMeanwhile: setMeanwhile })
  const isPending = add.isPending || change.isPending
  useEffect(() => onSending(isPending), [isPending, onSending])

  const save = (over: AdminRegion | undefined) => {
    setMeanwhile(undefined)
    const sent = { ...fieldsOf(draft, started), isActive: draft.isActive }
    if (over) change.run({ ...sent, version: over.version })
    else add.run(sent)
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
    <form id={id} {...formProps(() => save(started))} className="grid gap-5">
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
            setMeanwhile(undefined)
            setStarted(region)
            restart(startDraft(region))
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
        <TextInput {...bind('name')} autoComplete="off" maxLength={MAX_TEXT_LENGTH} />
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

const TYPING_MS = 300
const { map, mapCircle } = regionTexts.dialog

/** Both circles of a route, as they are typed. */
function RegionMap({ draft }: { draft: RegionDraft }) {
  const { mapStyleUrl } = useSite()
  const settled = useDebounced(draft, TYPING_MS)
  const areas = useMemo(() => areasOf(settled), [settled])
  return (
    <AreaMap
      areas={areas}
      label={map(areas.map(({ name, radiusKm = 0 }) => mapCircle(radiusKm, name)))}
      styleUrl={mapStyleUrl}
      className="h-64 rounded-control md:h-full md:min-h-80"
    />
  )
}
