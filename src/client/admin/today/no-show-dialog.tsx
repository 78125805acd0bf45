import type { BoardTrip } from '@chauffeur/contract/board'
import type { AssignmentAnswer } from '@chauffeur/contract/dispatch-fields'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EuroField } from '../../ui/euro-field.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { ProofPhotos, useProofs } from '../proofs/proof-photos.tsx'
import { clockOf } from './clock-of.ts'
import { todayTexts } from './today-texts.ts'
import { useDecideNoShow } from './use-board.ts'

const texts = todayTexts.noShow

type NoShowDialogProps = { trip: BoardTrip; assignment: AssignmentAnswer }

/** The office's answer to a driver whose guest has not come: the proof, and what becomes of the money. */
export function NoShowDialog({ trip, assignment }: NoShowDialogProps) {
  const { keptAmount } = trip
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState('keep')
  const [part, setPart] = useState('')
  const proofs = useProofs(trip.bookingId, open)
  const { run, isPending } = useDecideNoShow(assignment.id, () => setOpen(false))
  const [isAsked, setAsked] = useState(false)
  const refunds: Readonly<Record<string, number>> = { keep: 0, part: Number(part), all: keptAmount }
  const refund = refunds[choice] ?? 0
  const isAmountMissing = choice === 'part' && !(refund > 0 && refund <= keptAmount)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      description={proofOf(trip, assignment)}
      trigger={
        <Button size="small" variant="primary">
          {texts.open}
        </Button>
      }
      footer={
        <>
          <Button disabled={isPending} onClick={() => run({ decision: 'wait', refund: 0 })}>
            {texts.wait}
          </Button>
          <Button
            variant="destructive"
            busy={isPending}
            busyLabel={texts.busy}
            onClick={() => {
              setAsked(isAmountMissing)
              if (!isAmountMissing) run({ decision: 'confirm', refund })
            }}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {trip.pickupTime} {trip.to === null ? trip.from : `${trip.from} → ${trip.to}`} ·{' '}
        <CustomerText>{trip.guestName}</CustomerText>
      </p>
      <div className="mb-4">
        <ProofPhotos query={proofs} assignmentId={assignment.id} />
      </div>
      {keptAmount > 0 && (
        <div className="grid gap-3">
          <p>{texts.money(formatEuros(toCents(keptAmount)))}</p>
          <RadioList
            aria-label={texts.refund}
            value={choice}
            onValueChange={setChoice}
            options={[
              { value: 'keep', label: texts.keep },
              { value: 'part', label: texts.part },
              { value: 'all', label: texts.all },
            ]}
          />
          {choice === 'part' && (
            <EuroField
              label={texts.refund}
              step={1}
              value={part}
              onValueChange={setPart}
              error={isAsked && isAmountMissing ? texts.missing(formatEuros(toCents(keptAmount))) : undefined}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** "Waited 63 min (included 60). 3 contact attempts: 10:41, 10:52, 11:03." */
function proofOf({ pickupAt, includedWait }: BoardTrip, { events }: AssignmentAnswer): string {
  const claim = events.findLast(({ type, outcome }) => type === 'no_show' && outcome === 'moved')
  const at = claim ? Date.parse(claim.occurredAt) : Date.now()
  const waited = Math.max(0, Math.floor((at - Date.parse(pickupAt)) / 60_000))
  const attempts = events
    .filter(({ type, outcome }) => type === 'contact_attempt' && outcome === 'added')
    .map(({ occurredAt }) => clockOf(occurredAt))
  return `${texts.waited(waited, includedWait)} ${texts.attempts(attempts)}${claim?.note ? ` “${claim.note}”` : ''}`
}
