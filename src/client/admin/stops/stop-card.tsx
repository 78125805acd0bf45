import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { useRef } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { EditIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteButton } from '../common/delete-button.tsx'
import { ImageAt } from '../common/image-at.tsx'
import type { RowsInEdit } from '../common/use-rows-in-edit.ts'
import { StopEditor } from './stop-editor.tsx'
import { stopTexts } from './stop-texts.ts'
import { useDeleteStop } from './use-stops.ts'

/** A stop as customers see it, and where it is offered. It is edited in its place. */
export function StopCard({ stop, editing }: { stop: AdminStop; editing: RowsInEdit<AdminStop> }) {
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
            <IconButton
              ref={editButton}
              size="small"
              label={stopTexts.edit(name)}
              icon={<EditIcon />}
              aria-expanded={isEditing}
              onClick={() => (isEditing ? editing.end(stop) : editing.begin(stop))}
            />
            {!isGone && <DeleteStop stop={stop} />}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <span className="tabular">{stopTexts.perHour(formatEuros(toCents(hourlyPrice)))}</span>
            {!isActive && <Badge tone="warning">{stopTexts.inactive}</Badge>}
          </p>
          <Routes routes={stop.routes} />
        </div>
      </div>
      {isEditing && <StopEditor stop={stop} isGone={isGone} onEnd={endEditing} />}
    </article>
  )
}

function Routes({ routes }: Pick<AdminStop, 'routes'>) {
  if (routes.length === 0) return <p className="mt-2 text-sm text-warning">{stopTexts.noRoutes}</p>
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

function DeleteStop({ stop }: { stop: AdminStop }) {
  const { label, question, effect } = stopTexts.delete
  return (
    <DeleteButton
      label={label(stop.name)}
      question={question}
      description={
        <>
          <CustomerText>{stop.name}</CustomerText> {effect}
        </>
      }
      act={useDeleteStop(stop)}
    />
  )
}
