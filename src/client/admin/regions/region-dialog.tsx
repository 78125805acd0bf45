import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { isFilled } from '@chauffeur/domain/parse-number'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewRegion, checkRegionEdit } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { useMemo } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { AreaMap } from '../../shared/map/area-map.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { CoordinateFields, SwitchField, TextField } from '../common/fields.tsx'
import { failureToast, reasonToast } from '../common/failure-toast.ts'
import { problemsOfCheck } from '../common/field-problems.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { MeanwhileNotice } from '../common/meanwhile.tsx'
import { AddButton, EditButton } from '../common/row-actions.tsx'
import { type RowsInEdit, useRowDialog } from '../common/use-row-form.ts'
import {
  areasOf,
  type End,
  type EndpointDraft,
  fieldsOf,
  isPart,
  type RegionDraft,
  shownFields,
  startDraft,
} from './region-draft.ts'
import { regionTexts } from './region-texts.ts'

const { done, failed, dialog: texts } = regionTexts

type RegionDialogProps =
  | { region?: never; editing?: never }
  | { region: AdminRegion; editing: RowsInEdit<AdminRegion> }

/** The button and the dialog that add a route, or edit one: its name and, where they are more than names, its ends. */
export function RegionDialog({ region, editing }: RegionDialogProps) {
  const { showToast } = useToast()
  const { dialog, draft, edit, field, problemAt, started, meanwhile } = useRowDialog(trpc.regions, region, {
    start: startDraft,
    problemsOf: (draft, region) =>
      problemsOfCheck((region ? checkRegionEdit : checkNewRegion)(fieldsOf(draft, region))),
    editHides: 'all',
    create: {
      input: (draft) => ({ ...fieldsOf(draft), isActive: draft.isActive }),
      done: done.create,
      failed: (error) => failureToast(failed.create, error),
    },
    change: {
      input: (draft, { id, version }, started) => ({
        ...fieldsOf(draft, started),
        isActive: draft.isActive,
        id,
        version,
      }),
      done: done.edit,
      failed: (error) => reasonToast(failed.edit, error),
      onDone({ notice }) {
        if (notice !== undefined) showToast({ title: done.edit.title, description: notice })
      },
    },
    editing,
    shownFields,
  })
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
  const { title, submit, busy } = texts[region ? 'edit' : 'create']
  return (
    <FormDialog
      {...dialog}
      trigger={
        region ? <EditButton label={regionTexts.edit(region.name)} /> : <AddButton label={regionTexts.add} />
      }
      title={title}
      size="large"
      texts={{ submit, busy }}
      className="grid gap-5"
    >
      <MeanwhileNotice what={regionTexts.one} {...meanwhile} />
      <TextField
        {...field('name')}
        label={texts.name}
        hint={texts.nameHint}
        warning={draft.name.trim() !== '' && !isRouteName(draft.name) ? texts.noRoute : undefined}
        required
        maxLength={MAX_TEXT_LENGTH}
      />
      <div className="grid items-start gap-x-7 gap-y-4 md:grid-cols-2">
        <p className="text-sm text-soft md:col-span-2">{texts.endpointsHint}</p>
        <div className="grid gap-4">
          {endpoint('A')}
          {endpoint('B')}
        </div>
        <RegionMap draft={draft} />
      </div>
      <SwitchField {...field('isActive')} label={texts.isActive} />
    </FormDialog>
  )
}

type EndpointFieldsProps = {
  end: End
  endpoint: EndpointDraft
  onChange: (change: Partial<EndpointDraft>) => void
  problems: Readonly<Record<keyof EndpointDraft, string | undefined>>
  /** The effect on the endpoint as it is. */
  advice: string | undefined
}

/** An end of the route: a point and how far round it a trip may begin or end. */
function EndpointFields({ end, endpoint, onChange, problems, advice }: EndpointFieldsProps) {
  const name = texts.endpoints[end]
  const { latitude, longitude, radiusKm } = endpoint
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4 pt-2">
      <legend className="flex items-center gap-2 px-1.5 text-sm font-semibold">
        <span
          aria-hidden="true"
          className={end === 'A' ? 'size-2.5 rounded-full bg-accent-fill' : 'size-2.5 rounded-full bg-ink'}
        />
        {name}
      </legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <CoordinateFields
          latitude={latitude}
          longitude={longitude}
          onChange={onChange}
          latitudeError={problems.latitude}
          longitudeError={problems.longitude}
        />
        <TextField
          label={texts.radius}
          error={problems.radiusKm}
          value={radiusKm}
          onValueChange={(radiusKm) => onChange({ radiusKm })}
          inputMode="decimal"
          maxLength={20}
          inputClassName="tabular"
        />
        {(isFilled(latitude) || isFilled(longitude)) && (
          <Button
            size="small"
            variant="ghost"
            aria-label={texts.clearEnd(name)}
            onClick={(event) => {
              // The button disappears with what it clears.
              event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              onChange({ latitude: '', longitude: '', radiusKm: '' })
            }}
            className="mt-6.5 min-h-12 justify-self-end"
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {advice !== undefined && <p className="mt-2 text-sm text-warning">{advice}</p>}
      </div>
    </fieldset>
  )
}

const TYPING_MS = 300

/** Both circles of a route, as they are typed. */
function RegionMap({ draft }: { draft: RegionDraft }) {
  const { mapStyleUrl } = useSite()
  const settled = useDebounced(draft, TYPING_MS)
  const areas = useMemo(() => areasOf(settled), [settled])
  return (
    <AreaMap
      areas={areas}
      label={texts.map(areas.map(({ name, radiusKm = 0 }) => texts.mapCircle(radiusKm, name)))}
      styleUrl={mapStyleUrl}
      className="h-64 rounded-control md:h-full md:min-h-80"
    />
  )
}
