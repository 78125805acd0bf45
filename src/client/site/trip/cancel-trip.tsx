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
import { AskFirst } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** Cancels the booking, once its guest has read what goes back and pressed the button that says so. */
export function CancelTrip({ trip, onCancelled }: { trip: Trip; onCancelled: () => void }) {
  const texts = tripPageTexts.cancel
  const { bookingNumber, state, pickupAt, pickupZone } = trip
  const { trip: read } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const terms = trpc.trip.cancellation.useQuery({ bookingNumber }, { enabled: open, gcTime: 0, staleTime: 0 })
  const { mutate, ...act } = trpc.trip.cancel.useMutation({
    // Under way until the page has been read again: nobody cancels twice.
    async onSuccess(cancelled) {
      onCancelled()
      read.read.setData({ bookingNumber }, cancelled)
      await read.invalidate()
    },
    onError: () => void terms.refetch(),
  })
  const error = act.error ?? terms.error
  const pickup = new Date(pickupAt)
  const paidCents = toCents(trip.private?.paidAmount ?? 0)
  return (
    <section aria-label={texts.heading} className="grid gap-1 print:hidden">
      <p className="text-soft">{state === 'pending' ? texts.free : untilWhen(pickup, pickupZone)}</p>
      <AskFirst
        trigger={
          <Button
            variant="ghost"
            className="justify-self-start px-0! text-danger underline underline-offset-4"
          >
            {texts.open}
          </Button>
        }
        question={texts.question}
        effect={terms.data ? whatItCosts(terms.data, paidCents) : texts.reading}
        texts={{
          ...texts,
          yes:
            terms.data && terms.data.refundCents > 0
              ? texts.yesAndReturn(eurosText(terms.data.refundCents))
              : texts.yes,
        }}
        tone="destructive"
        act={act}
        reading={terms.isFetching ? texts.reading : undefined}
        problem={error && sentenceOf(error)}
        onOpenChange={setOpen}
        onYes={(close) => {
          if (!terms.data) return
          const asked = { bookingNumber, expectedRefundCents: terms.data.refundCents, reason: null }
          mutate(asked, { onSuccess: close })
        }}
      />
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
