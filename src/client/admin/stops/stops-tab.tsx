import type { AdminStop } from '@chauffeur/contract/admin-routes'
import { fold } from '@chauffeur/domain/fold'
import { formatAmount } from '@chauffeur/domain/money'
import { useDeferredValue, useRef, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { PinIcon } from '../../shared/ui/icons.tsx'
import { SearchIcon } from '../../shared/ui/more-icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { DeleteRow, EditButton } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { type RowsInEdit, useRowsInEdit } from '../common/meanwhile.tsx'
import { ImageAt } from '../common/picture-upload.tsx'
import { Empty, readState, ResourceSection } from '../common/resource-list.tsx'
import { AddStopDialog, StopEditor } from './stop-forms.tsx'

/** Every stop that can be offered, as cards. */
export function StopsTab() {
  const query = trpc.stops.listAll.useQuery()
  const [stops, editing] = useRowsInEdit(query.data)
  // The routes are read before a form needs them.
  trpc.regions.listAll.usePrefetchQuery()
  return (
    <ResourceSection
      titleId="stops-title"
      title="Stop Suggestions"
      lead="Places that customers can halt at on the way. Each is offered on its routes."
      action={<AddStopDialog />}
      what="stops"
      rows={stops}
      state={readState(query)}
      icon={<PinIcon className="size-7" />}
      empty={{
        title: 'No stop suggestions yet',
        text: 'A stop that you add here is offered on the booking page between the ends of its routes.',
      }}
    >
      {(stops) => <SearchedStops stops={stops} editing={editing} />}
    </ResourceSection>
  )
}

function SearchedStops({ stops, editing }: { stops: readonly AdminStop[]; editing: RowsInEdit<AdminStop> }) {
  const [searched, setSearched] = useState('')
  const applied = useDeferredValue(searched)
  const found = findStops(stops, applied)
  // A search must not close a form.
  const shown = stops.filter((stop) => found.includes(stop) || editing.isInEdit(stop))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <TextInput
          type="search"
          aria-label="Search stops"
          placeholder="Name or route"
          leading={<SearchIcon />}
          maxLength={200}
          value={searched}
          onValueChange={setSearched}
          className="w-full sm:max-w-xs"
        />
        <output className="text-sm text-soft">
          {found.length === stops.length
            ? `${stops.length} ${stops.length === 1 ? 'stop' : 'stops'}`
            : `Showing ${found.length} of ${stops.length} stops`}
        </output>
      </div>
      {shown.length === 0 ? (
        <Empty icon={<SearchIcon className="size-7" />} title="No stop matches">
          Search for another name, or for a route.
        </Empty>
      ) : (
        <ul aria-label="Stops" className="grid gap-3 has-[form]:items-start md:grid-cols-2 xl:grid-cols-3">
          {shown.map((stop) => (
            <li key={stop.id} className="min-w-0">
              <StopCard stop={stop} editing={editing} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The stops whose name and routes contain every word of the search. */
export function findStops(stops: readonly AdminStop[], searched: string): readonly AdminStop[] {
  const words = fold(searched).split(' ').filter(Boolean)
  if (words.length === 0) return stops
  return stops.filter(({ name, routes }) => {
    const text = fold([name, ...routes.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** A stop as customers see it, and where it is offered. It is edited in its place. */
function StopCard({ stop, editing }: { stop: AdminStop; editing: RowsInEdit<AdminStop> }) {
  const { id, name, imageUrl, hourlyPrice, isActive } = stop
  const isEditing = editing.isInEdit(stop)
  const isGone = editing.isGone(stop)
  const editButton = useRef<HTMLButtonElement>(null)
  const titleId = `stop-${id}`

  function endEditing() {
    editing.end(stop)
    editButton.current?.focus()
  }

  return (
    <article aria-labelledby={titleId} className="h-full overflow-hidden rounded-card bg-raised shadow-card">
      <div className="flex gap-4 p-3">
        <ImageAt
          address={imageUrl}
          alt=""
          className="aspect-4/3 w-28 shrink-0 self-start rounded-control text-xs leading-tight sm:w-32"
        />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-start gap-1">
            <h3 id={titleId} className="min-w-0 flex-1 pt-1.5 font-sans leading-snug font-semibold">
              <CustomerText>{name}</CustomerText>
            </h3>
            <EditButton
              ref={editButton}
              label={`Edit ${name}`}
              aria-expanded={isEditing}
              onClick={() => (isEditing ? editing.end(stop) : editing.begin(stop))}
            />
            {!isGone && <DeleteStop stop={stop} />}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <span className="tabular">{`${formatAmount(hourlyPrice)} per hour`}</span>
            {!isActive && <Badge tone="warning">Inactive</Badge>}
          </p>
          <Routes routes={stop.routes} />
        </div>
      </div>
      {isEditing && <StopEditor stop={stop} editing={editing} onEnd={endEditing} />}
    </article>
  )
}

function Routes({ routes }: Pick<AdminStop, 'routes'>) {
  if (routes.length === 0) return <p className="mt-2 text-sm text-warning">No routes connected</p>
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {routes.map(({ id, name, isActive }) => (
        <li key={id} className="max-w-full">
          <Badge tone={isActive ? 'info' : 'neutral'} className="max-w-full whitespace-normal!">
            <CustomerText>{name}</CustomerText>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function DeleteStop({ stop: { id, name, version } }: { stop: AdminStop }) {
  return (
    <DeleteRow
      label={`Delete ${name}`}
      question="Delete this stop?"
      description={
        <>
          <CustomerText>{name}</CustomerText> will no longer be offered. Bookings that have it keep it. This
          cannot be undone.
        </>
      }
      procedure={trpc.stops.delete}
      input={{ id, version }}
      done={{ title: 'Deleted', description: 'Stop suggestion deleted' }}
      failed="Failed to delete stop suggestion"
    />
  )
}
