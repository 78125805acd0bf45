import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import { MAX_IMAGE_URL_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE, luggageFormProblems } from '@chauffeur/domain/luggage'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { useId, useRef } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LuggageIcon } from '../../shared/ui/icons.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { DeleteRow } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { SelectField, TextField } from '../common/fields.tsx'
import { ImageAt, PictureField } from '../common/picture-upload.tsx'
import { readState, ResourceList, ResourceTab } from '../common/resource-list.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { missingFields } from '../common/english-problems.ts'
import { failureToast, useProcedure } from '../common/use-procedure.ts'
import { sentenceOf } from '../session/sentence-of.ts'

/** The luggage configurations of the vehicles, with a picture of each. */
export function LuggageTab() {
  const query = trpc.luggage.list.useQuery()
  return (
    <ResourceTab
      titleId="luggage-title"
      title="Luggage Images"
      lead="What each vehicle’s boot takes. The booking page offers these configurations, each with its picture."
    >
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-4">
          <LuggageForm />
        </div>
        <div className="min-w-0">
          <ResourceList
            what="luggage capacities"
            rows={query.data}
            state={readState(query)}
            icon={<LuggageIcon className="size-7" />}
            empty={{
              title: 'No luggage capacities added yet',
              text: 'What you add appears here, and on the booking page under its vehicle.',
            }}
          >
            {(rows) => (
              <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
                {[...Map.groupBy(rows, ({ vehicleId }) => vehicleId)].map(([vehicleId, rows]) => (
                  <LuggageOfVehicle key={vehicleId} vehicleId={vehicleId} rows={rows} />
                ))}
              </div>
            )}
          </ResourceList>
        </div>
      </div>
    </ResourceTab>
  )
}

/** The configurations of one vehicle. */
function LuggageOfVehicle({ vehicleId, rows }: { vehicleId: number; rows: readonly LuggageCapacity[] }) {
  const titleId = `luggage-${vehicleId}`
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold">
        {rows[0]?.vehicleName}
        <span className="text-sm font-normal text-soft tabular">
          {rows.length === 1 ? '1 configuration' : `${rows.length} configurations`}
        </span>
      </h3>
      <ul
        aria-labelledby={titleId}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3"
      >
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <LuggageCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LuggageCard({ row }: { row: LuggageCapacity }) {
  const { id, version, vehicleName, config, imageUrl } = row
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-raised shadow-card">
      <ImageAt address={imageUrl} alt="" className="aspect-[3/2]" />
      <div className="flex flex-1 items-center gap-2 py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 text-sm leading-snug font-medium">
          <CustomerText>{config}</CustomerText>
        </p>
        <DeleteRow
          label={`Delete ${vehicleName}, ${config}`}
          question="Delete this luggage capacity?"
          description={
            <>
              <span className="font-medium text-ink">
                {vehicleName}, <CustomerText>{config}</CustomerText>.
              </span>{' '}
              It can no longer be booked. Bookings that were made with it keep it.
            </>
          }
          procedure={trpc.luggage.delete}
          input={{ id, version }}
          done={{ title: 'Deleted', description: 'Luggage capacity deleted.' }}
          failed="Failed to delete luggage capacity"
        />
      </div>
    </article>
  )
}

const vehicles = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EMPTY = { config: '', imageUrl: '' }

// An address that is still being typed is not requested.
const PREVIEW_PAUSE_MS = 400

/** Adds a configuration; the vehicle stays chosen for the next one. */
function LuggageForm() {
  const titleId = useId()
  const { draft, field, restart, showProblems, formProps } = useDraftForm(
    () => ({ ...EMPTY, vehicleId: String(FLEET[0]?.id) }),
    {
      problemsOf: (draft) => missingFields(luggageFormProblems(draft), LUGGAGE_INCOMPLETE),
    },
  )
  const config = draft.config.trim()
  const imageUrl = draft.imageUrl.trim()
  useUnsaved(config !== '' || imageUrl !== '')
  const configInput = useRef<HTMLInputElement>(null)
  const shown = useDebounced(imageUrl, PREVIEW_PAUSE_MS)
  const { run, isPending } = useProcedure(trpc.luggage.create, {
    done: { title: 'Success', description: 'Luggage capacity added.' },
    failed: (error) =>
      isDuplicate(error) ? undefined : failureToast('Failed to add luggage capacity', error),
    onDone() {
      restart({ ...draft, ...EMPTY })
      configInput.current?.focus()
    },
    onFailed(error) {
      if (isDuplicate(error)) showProblems({ config: sentenceOf(error) })
    },
  })
  const submit = () => {
    const vehicle = vehicleById(Number(draft.vehicleId))
    if (vehicle) run({ vehicleId: vehicle.id, vehicleName: vehicle.name, config, imageUrl })
  }
  return (
    <form
      {...formProps(submit)}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card bg-raised p-4 shadow-card sm:p-5"
    >
      <h3 id={titleId} className="font-sans text-base font-semibold">
        Add a luggage capacity
      </h3>
      <SelectField {...field('vehicleId')} label="Vehicle" options={vehicles} />
      <TextField
        {...field('config')}
        ref={configInput}
        label="Configuration"
        hint="As the customer reads it: 2 large suitcases"
        required
        maxLength={MAX_TEXT_LENGTH}
      />
      <PictureField
        {...field('imageUrl')}
        label="Image URL"
        hint="An https address, or a path on this site such as /art/luggage/vito-10-cabin-bags.webp"
        what={config || 'the new configuration'}
        maxLength={MAX_IMAGE_URL_LENGTH}
      />
      <Button type="submit" variant="primary" block busy={isPending} busyLabel="Adding...">
        Add Luggage Capacity
      </Button>
      <figure className={shown === '' ? 'max-lg:hidden' : undefined}>
        <figcaption className="mb-1.5 text-sm font-medium">Preview</figcaption>
        <ImageAt
          address={shown}
          alt={config}
          none="The picture appears here."
          className="aspect-[3/2] rounded-control"
        />
      </figure>
    </form>
  )
}

/** Whether the vehicle has that configuration already. */
function isDuplicate(error: unknown): boolean {
  return parseRefusal(error)?.code === 'ALREADY_EXISTS'
}
