import type { BulkResult } from '@chauffeur/contract/bulk-acts'
import { MAX_BULK } from '@chauffeur/domain/bulk-acts'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { counted } from '../common/describe.ts'
import { useProcedure } from '../common/use-procedure.ts'

const words = {
  accept: {
    one: 'reservation',
    verb: 'Accept',
    busy: 'Accepting...',
    question: (count: string) => `Accept ${count}?`,
    effect:
      'Each is confirmed. Its customer is told by email, of trips booked together once all are decided. This action cannot be undone.',
    done: (count: string) => `${count} accepted`,
  },
  assign: {
    one: 'trip',
    verb: 'Assign',
    busy: 'Assigning...',
    question: (count: string) => `Who drives ${count}?`,
    effect: 'Each is offered to the driver. What overlaps, or needs a reason, is left as it is and named.',
    done: (count: string) => `${count} assigned`,
  },
} as const

type BulkActProps = {
  act: keyof typeof words
  /** The bookings, each with the car of it where it is given. */
  parts: readonly { readonly id: string; readonly carNo?: number; readonly version?: number }[]
  onDone: (results: readonly BulkResult[]) => void
  /** By its key it acts on what is chosen in the list. */
  isOfChosen?: boolean
}

/** One act for several, after a question; for as many as one call takes. */
export function BulkAct({ act, parts: all, onDone, isOfChosen = false }: BulkActProps) {
  const { one, verb, busy, question, effect, done } = words[act]
  // Those of the list when the question was asked: one that comes meanwhile is none of them.
  const [asked, setAsked] = useState<typeof all>()
  const [choice, setChoice] = useState(NOBODY_CHOSEN)
  const { showToast } = useToast()
  const parts = (asked ?? all).slice(0, MAX_BULK)
  const { run, isPending } = useProcedure(trpc.bookings.actOnSeveral, {
    failed: `Failed to ${act}`,
    onDone({ results }) {
      setAsked(undefined)
      const count = results.filter(({ isDone }) => isDone).length
      if (count > 0) showToast({ tone: 'success', title: done(counted(count, one)) })
      onDone(results)
    },
  })
  const { driverId, carId } = choice
  const isWithout = act === 'assign' && driverId === '' && carId === ''
  return (
    <AlertDialog
      open={asked !== undefined}
      onOpenChange={(next) => !isPending && setAsked(next ? all : undefined)}
      trigger={
        <Button
          size="small"
          variant={act === 'accept' ? 'primary' : 'secondary'}
          aria-keyshortcuts={isOfChosen && act === 'accept' ? 'a' : undefined}
          data-of-chosen={isOfChosen ? '' : undefined}
        >
          {`${verb} ${parts.length}`}
        </Button>
      }
      title={question(counted(parts.length, one))}
      description={effect}
      confirmLabel={`${verb} ${parts.length}`}
      busyLabel={busy}
      tone="primary"
      busy={isPending}
      onConfirm={() =>
        !isWithout && run({ act, bookings: parts, driverId: driverId || null, carId: carId || null })
      }
    >
      {act === 'assign' && <Whom choice={choice} onChoose={setChoice} />}
    </AlertDialog>
  )
}

type Choice = { readonly driverId: string; readonly carId: string }
export const NOBODY_CHOSEN: Choice = { driverId: '', carId: '' }

/** The driver of all, and with the driver the usual car. */
export function Whom({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const drivers = (trpc.drivers.list.useQuery().data ?? []).filter(({ isActive }) => isActive)
  const cars = trpc.cars.list.useQuery().data ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Driver">
        <Select
          value={choice.driverId}
          onValueChange={(driverId) => {
            const usual = drivers.find(({ id }) => id === driverId)?.usualCarId
            onChoose({ driverId, carId: usual ?? choice.carId })
          }}
          options={[
            { value: '', label: 'Nobody yet' },
            ...drivers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label="Car">
        <Select
          value={choice.carId}
          onValueChange={(carId) => onChoose({ ...choice, carId })}
          options={[
            { value: '', label: 'No car yet' },
            ...cars.map(({ id, plate }) => ({ value: id, label: plate })),
          ]}
        />
      </Field>
    </div>
  )
}

/** Accepts all of them after a question; says how many it could not, and why the first of these. */
export function AcceptAll({ ids }: { ids: readonly string[] }) {
  const { showToast } = useToast()
  const say = (results: readonly BulkResult[]) => {
    const refused = results.filter(({ isDone }) => !isDone)
    const [first] = refused
    if (first)
      showToast({
        tone: 'destructive',
        title: `${refused.length} of ${counted(results.length, words.accept.one)} not accepted`,
        description: first.error ?? undefined,
      })
  }
  return <BulkAct act="accept" parts={[...new Set(ids)].map((id) => ({ id }))} onDone={say} />
}
