import type { Trip } from '@chauffeur/contract/trip'
import { freeCancellationUntil, isCancellationFree } from '@chauffeur/domain/cancellation'
import { toCents, type Cents } from '@chauffeur/domain/money'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { useState } from 'react'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { eurosText } from '../../shared/locale/euros-text.ts'
import { deadlineText } from '../../shared/locale/formats.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'

/** Cancels the booking, once its guest has read what goes back and pressed the button that says so. */
export function CancelTrip({ trip, onCancelled }: { trip: Trip; onCancelled: () => void }) {
  const texts = tripPageTexts.cancel
  const { bookingNumber, state, pickupAt, pickupZone } = trip
  const { trip: read } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const terms = trpc.trip.cancellation.useQuery({ bookingNumber }, { enabled: open, gcTime: 0, staleTime: 0 })
  const { mutate, isPending, error, reset } = trpc.trip.cancel.useMutation({
    // Under way until the page has been read again: nobody cancels twice.
    async onSuccess(cancelled) {
      onCancelled()
      read.read.setData({ bookingNumber }, cancelled)
      await read.invalidate()
      setOpen(false)
    },
    onError: () => void terms.refetch(),
  })
  const pickup = new Date(pickupAt)
  const paidCents = toCents(trip.private?.paidAmount ?? 0)
  return (
    <section aria-label={texts.heading} className="grid gap-1 print:hidden">
      <p className="text-soft">{state === 'pending' ? texts.free : untilWhen(pickup, pickupZone)}</p>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          if (isPending) return
          reset()
          setOpen(next)
        }}
        trigger={
          <Button
            variant="ghost"
            className="justify-self-start px-0! text-danger underline underline-offset-4"
          >
            {texts.open}
          </Button>
        }
        title={texts.question}
        description={terms.data ? whatItCosts(terms.data, paidCents) : texts.reading}
        confirmLabel={
          terms.data && terms.data.refundCents > 0
            ? texts.yesAndReturn(eurosText(terms.data.refundCents))
            : texts.yes
        }
        cancelLabel={texts.keep}
        tone="destructive"
        busy={isPending || terms.isFetching}
        busyLabel={isPending ? texts.busy : texts.reading}
        onConfirm={() => {
          if (terms.data) mutate({ bookingNumber, expectedRefundCents: terms.data.refundCents, reason: null })
        }}
      >
        {(error ?? terms.error) && <Notice tone="danger">{sentenceOf(error ?? terms.error)}</Notice>}
      </AlertDialog>
    </section>
  )
}

function untilWhen(pickup: Date, zone: Zone): string {
  const texts = tripPageTexts.cancel
  const deadline = deadlineText(wallTimeIn(zone, freeCancellationUntil(pickup)), zone)
  return isCancellationFree(pickup, new Date()) ? texts.freeUntil(deadline) : texts.past(deadline)
}

function whatItCosts(
  { feeCents, refundCents }: { feeCents: Cents; refundCents: Cents },
  paidCents: Cents,
): string {
  const texts = tripPageTexts.cancel
  if (refundCents > 0 && feeCents > 0) return texts.returnsPart(eurosText(refundCents), eurosText(feeCents))
  // The rest of what was paid goes back already.
  if (refundCents > 0 && refundCents < paidCents)
    return texts.returnsRest(eurosText(refundCents), eurosText(paidCents))
  if (refundCents > 0) return texts.returns(eurosText(refundCents))
  return feeCents > 0 ? texts.keeps(eurosText(feeCents)) : texts.nothingPaid
}

function sentenceOf(error: unknown): string {
  return parseRefusal(error)?.code === 'REFUND_CHANGED'
    ? tripPageTexts.cancel.changed
    : (refusalSentence(error) ?? tripPageTexts.cancel.failed)
}
