import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { isFilled } from '@chauffeur/domain/parse-number'
import { checkNewRegion, checkRegionEdit } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { useMemo } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { AreaMap } from '../../shared/map/area-map.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { AddButton, EditButton, DeleteRow } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { CoordinateFields, SwitchField, TextField } from '../common/fields.tsx'
import { FormDialog, useRowDialog } from '../common/form-dialog.tsx'
import { MeanwhileNotice, type RowsInEdit } from '../common/meanwhile.tsx'
import { problemsOfCheck } from '../common/english-problems.ts'
import { failureToast, reasonToast } from '../common/use-procedure.ts'
import {
  areasOf,
  endpointNames,
  type End,
  type EndpointDraft,
  regionFields,
  isPart,
  type RegionDraft,
  shownFields,
  startRegionDraft,
} from './region-draft.ts'

type RegionDialogProps =
  | { region?: never; editing?: never }
  | { region: AdminRegion; editing: RowsInEdit<AdminRegion> }

/** The button and the dialog that add a route, or edit one: its name and, where they are more than names, its ends. */
export function RegionDialog({ region, editing }: RegionDialogProps) {
  const { showToast } = useToast()
  const { dialog, draft, edit, field, problemAt, started, meanwhile } = useRowDialog(trpc.regions, region, {
    start: startRegionDraft,
    problemsOf: (draft, region) =>
      problemsOfCheck((region ? checkRegionEdit : checkNewRegion)(regionFields(draft, region))),
    editHides: 'all',
    create: {
      input: (draft) => ({ ...regionFields(draft), isActive: draft.isActive }),
      done: { title: 'Success', description: 'Region added' },
      failed: (error) => failureToast('Failed to add region', error),
    },
    change: {
      input: (draft, { id, version }, started) => ({
        ...regionFields(draft, started),
        isActive: draft.isActive,
        id,
        version,
      }),
      done: { title: 'Success', description: 'Region updated' },
      failed: (error) => reasonToast('Failed to update region', error),
      onDone({ notice }) {
        if (notice !== undefined) showToast({ title: 'Success', description: notice })
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
        advice={
          isPart(draft[end], wasSet)
            ? started
              ? 'Stays as it was until latitude, longitude and radius are all filled.'
              : 'Not used until latitude, longitude and radius are all filled.'
            : undefined
        }
      />
    )
  }
  return (
    <FormDialog
      {...dialog}
      trigger={region ? <EditButton label={`Edit ${region.name}`} /> : <AddButton label="Add Route" />}
      title={region ? 'Edit Route' : 'Add Route'}
      size="large"
      submit={region ? 'Save' : 'Add Route'}
      busy={region ? 'Saving...' : 'Adding...'}
    >
      <MeanwhileNotice what="route" {...meanwhile} />
      <TextField
        {...field('name')}
        label="Route Name"
        hint="Origin-Destination, like Faro-Lisbon"
        warning={
          draft.name.trim() !== '' && !isRouteName(draft.name)
            ? 'Without an origin and a destination this is a region, and no route for stops.'
            : undefined
        }
        required
        maxLength={MAX_TEXT_LENGTH}
      />
      <div className="grid items-start gap-x-7 gap-y-4 md:grid-cols-2">
        <p className="text-sm text-soft md:col-span-2">
          Optional. With an endpoint the route takes trips from or to anywhere in its circle, else those whose
          address names that end.
        </p>
        <div className="grid gap-4">
          {endpoint('A')}
          {endpoint('B')}
        </div>
        <RegionMap draft={draft} />
      </div>
      <SwitchField {...field('isActive')} label="Offered to customers" />
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
  const name = endpointNames[end]
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
          problemAt={(field) => problems[field]}
        />
        <TextField
          label="Search radius (km)"
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
            aria-label={`Clear ${name}`}
            onClick={(event) => {
              // The button disappears with what it clears.
              event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              onChange({ latitude: '', longitude: '', radiusKm: '' })
            }}
            className="mt-6.5 min-h-12 justify-self-end"
          >
            Clear
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
  const ends = areas.map(({ name, radiusKm = 0 }) => `${radiusKm} km round ${name}`)
  return (
    <AreaMap
      areas={areas}
      label={
        ends.length === 0
          ? 'Map of the south of Portugal and Spain, with no endpoint set yet'
          : `Map of ${ends.join(' and ')}`
      }
      styleUrl={mapStyleUrl}
      className="h-64 rounded-control md:h-full md:min-h-80"
    />
  )
}

type RegionActionsProps = {
  region: AdminRegion
  editing: RowsInEdit<AdminRegion>
  stops?: number | undefined
}

/** The buttons that edit and delete a region. */
export function RegionActions({ region, editing, stops = 0 }: RegionActionsProps) {
  const { id, name, version } = region
  return (
    <>
      <RegionDialog region={region} editing={editing} />
      <DeleteRow
        label={`Delete ${name}`}
        question="Delete this region?"
        description={
          <>
            <CustomerText>{name}</CustomerText> will be deleted. This cannot be undone.{' '}
            {stops > 0 && `${stops === 1 ? 'Its stop' : `Its ${stops} stops`} must have another route.`}
          </>
        }
        procedure={trpc.regions.delete}
        input={{ id, version }}
        done={{ title: 'Deleted', description: 'Region deleted' }}
        failed={() => ({ title: 'Failed to delete region' })}
        keepsRefusal
      />
    </>
  )
}
