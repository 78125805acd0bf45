import type { BookingNote } from '@chauffeur/contract/booking-notes'
import { useState } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { PartProblem } from '../../common/card-part.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import { describeInstant } from '../../common/describe.ts'
import { Instant } from '../../common/instant.tsx'
import { useAct } from '../../common/use-act.ts'
import { noteTexts as texts } from './note-texts.ts'

/** The notes on a booking, the latest first. */
export function NoteList({ bookingId }: { bookingId: string }) {
  const query = trpc.bookings.notes.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  if (query.isPending) return <Spinner label={texts.reading} className="my-2 size-5 text-accent" />
  if (query.isError)
    return <PartProblem what={texts.what} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div tabIndex={-1} className="outline-none">
      {query.data.notes.length > 0 && (
        <ol aria-label={texts.list} className="divide-y divide-line">
          {query.data.notes.map((note) => (
            <li key={note.id} className="py-2.5 last:pb-0">
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {note.text}
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-3 text-soft">
                <p>
                  <Instant at={note.at} /> · <CustomerText>{note.by}</CustomerText>
                </p>
                {note.canRemove && <RemoveNote bookingId={bookingId} note={note} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function RemoveNote({ bookingId: id, note }: { bookingId: string; note: BookingNote }) {
  const { client, bookings } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const { run, isPending } = useAct<void, unknown>({
    act: () => client.bookings.removeNote.mutate({ id, noteId: note.id }),
    failed: texts.removeFailed,
    refresh: () => bookings.invalidate(),
    onSettled: () => setOpen(false),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !isPending && setOpen(next)}
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.removeOf(describeInstant(note.at))}
          className="-me-3.5 text-soft"
        >
          {texts.remove}
        </Button>
      }
      title={texts.question}
      description={texts.effect}
      confirmLabel={texts.remove}
      cancelLabel={texts.keep}
      tone="destructive"
      busy={isPending}
      busyLabel={texts.removing}
      onConfirm={() => run()}
    />
  )
}
