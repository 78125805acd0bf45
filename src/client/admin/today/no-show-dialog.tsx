import type { BoardAssignment, BoardTrip } from '@chauffeur/contract/board'
import { formatAmount } from '@chauffeur/domain/money'
import { isWaitOver, waitedMinutes, waitsUntil, type Wait } from '@chauffeur/domain/no-show'
import { wallTimeIn } from '@chauffeur/domain/time'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { useIsPast } from '../common/days.ts'
import { counted } from '../common/describe.ts'
import { CustomerText } from '../common/fact.tsx'
import { EuroField, optionsOf } from '../common/fields.tsx'
import { useProcedure, useRefusedField } from '../common/use-procedure.ts'
import { ProofPhotos, useProofs } from '../proofs/proof-photos.tsx'

type NoShowDialogProps = Pick<DialogProps, 'open' | 'returnFocusTo'> & {
  onOpenChange: (open: boolean) => void
  trip: BoardTrip
  assignment: BoardAssignment
}

/** The office's answer to a driver whose guest has not come: the proof, and what becomes of the money. */
export function NoShowDialog({
  trip,
  assignment,
  open = false,
  onOpenChange,
  returnFocusTo,
}: NoShowDialogProps) {
  const { keptAmount } = trip
  const [choice, setChoice] = useState<'keep' | 'part' | 'all'>('keep')
  const [part, setPart] = useState('')
  const proofs = useProofs(trip.bookingId, open)
  const { problem, ends } = useRefusedField('refund', 'Could not be decided')
  const { run, isPending } = useProcedure(trpc.dispatch.decideNoShow, {
    done: { title: 'Decided' },
    ...ends,
    onDone: () => onOpenChange(false),
  })
  const decide = (decision: 'confirm' | 'wait', refund: number) =>
    run({ id: assignment.id, note: null, decision, refund })
  const [isAsked, setAsked] = useState(false)
  const refund = { keep: 0, part: Number(part), all: keptAmount }[choice]
  const isAmountMissing = choice === 'part' && !(refund > 0 && refund <= keptAmount)
  const warning = useWarning(trip, assignment)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title="Has the guest not come?"
      description={proofOf(trip, assignment)}
      footer={
        <>
          <Button disabled={isPending} onClick={() => decide('wait', 0)}>
            Keep waiting
          </Button>
          <Button
            variant="destructive"
            busy={isPending}
            busyLabel="Deciding..."
            onClick={() => {
              setAsked(isAmountMissing)
              if (!isAmountMissing) decide('confirm', refund)
            }}
          >
            {warning === undefined ? 'Confirm no-show' : 'Confirm all the same'}
          </Button>
        </>
      }
    >
      {warning !== undefined && (
        <Notice tone="warning" className="mb-4">
          <p>{warning}</p>
        </Notice>
      )}
      <p className="mb-4">
        {trip.pickupTime} {trip.to === null ? trip.from : `${trip.from} → ${trip.to}`} ·{' '}
        <CustomerText>{trip.guestName}</CustomerText>
      </p>
      <div className="mb-4">
        <ProofPhotos query={proofs} assignmentId={assignment.id} />
      </div>
      {keptAmount > 0 && (
        <div className="grid gap-3">
          <p>{`${formatAmount(keptAmount)} was paid online`}</p>
          <RadioList
            aria-label="To give back"
            value={choice}
            onValueChange={setChoice}
            options={optionsOf(
              ['keep', 'Keep all of it'],
              ['part', 'Give back a part'],
              ['all', 'Give back all'],
            )}
          />
          {choice === 'part' && (
            <EuroField
              label="To give back"
              step={1}
              value={part}
              onValueChange={setPart}
              error={
                isAsked && isAmountMissing
                  ? `Please say how much, up to ${formatAmount(keptAmount)}.`
                  : problem
              }
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** "Booked 10:00, driver at the pick-up 10:23, waited 4 min of 15. 2 contact attempts: 10:24, 10:26." */
function proofOf(trip: BoardTrip, assignment: BoardAssignment): string {
  const wait = waitOf(trip, assignment)
  const { arrivedAt, contactAttempts } = assignment
  const clock = (instant: string) => wallTimeIn(trip.pickupZone, new Date(instant)).time
  const claim = claimOf(assignment)
  const waited = waitedMinutes(wait, claim ? new Date(claim.occurredAt) : new Date())
  const attempts = contactAttempts.map(clock)
  const came =
    arrivedAt === null
      ? ''
      : `, driver at the pick-up ${clock(arrivedAt)}, waited ${waited} min of ${trip.includedWait}`
  return `Booked ${trip.pickupTime}${came}. ${
    attempts.length === 0
      ? 'No contact attempts were recorded.'
      : `${counted(attempts.length, 'contact attempt')}: ${attempts.join(', ')}.`
  }${claim?.note ? ` “${claim.note}”` : ''}`
}

/** Why it may be too early to say that the guest has not come; undefined where the included waiting is over. */
function useWarning(trip: BoardTrip, assignment: BoardAssignment): string | undefined {
  const wait = waitOf(trip, assignment)
  const until = waitsUntil(wait)
  const isOver = useIsPast(until?.getTime() ?? 0)
  const clock = (instant: Date) => wallTimeIn(trip.pickupZone, instant).time
  if (!until)
    return 'Nobody has recorded when the driver came, so it is not known how long the guest was waited for.'
  if (!isOver) return `The included waiting ends at ${clock(until)}: until then the guest may still come.`
  const claim = claimOf(assignment)
  if (!claim || isWaitOver(wait, new Date(claim.occurredAt))) return undefined
  return `The driver reported this at ${clock(new Date(claim.occurredAt))}, before the included waiting ended at ${clock(until)}. Make sure that the driver has waited on.`
}

function waitOf({ pickupAt, includedWait }: BoardTrip, { arrivedAt }: BoardAssignment): Wait {
  return {
    pickupAt: new Date(pickupAt),
    arrivedAt: arrivedAt === null ? null : new Date(arrivedAt),
    includedMinutes: includedWait,
  }
}

/** The driver's claim that the office decides about. */
function claimOf({ lastStep }: BoardAssignment) {
  return lastStep?.type === 'no_show' ? lastStep : undefined
}
