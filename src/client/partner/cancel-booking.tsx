import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { deadlineText } from '../shared/locale/formats.ts'
import { AlertDialog } from '../shared/ui/alert-dialog.tsx'
import { Button } from '../shared/ui/button.tsx'
import { Notice } from '../shared/ui/notice.tsx'

interface CancelBookingProps {
  readonly booking: PartnerBooking
  readonly zone: Zone
  /** Null while the booking is pending. */
  readonly freeUntil: string | null
}

/** Cancels a booking, once somebody has read what is refunded. The server says it anew when the question is opened. */
export function CancelBooking({ booking: { bookingNumber }, zone, freeUntil }: CancelBookingProps) {
  const texts = partnerTexts.cancel
  const { member } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const read = trpc.member.booking.useQuery({ bookingNumber }, { staleTime: 0 })
  const terms = read.data?.cancellation
  const { mutate, isPending, error, reset } = trpc.member.cancel.useMutation({
    onSuccess() {
      setOpen(false)
      void member.invalidate()
    },
    onError: () => void read.refetch(),
  })
  return (
    <section className="grid gap-1">
      <p className="text-soft">
        {freeUntil === null
          ? texts.free
          : texts.freeUntil(deadlineText(wallTimeIn(zone, new Date(freeUntil)), zone))}
      </p>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          if (isPending) return
          reset()
          setOpen(next)
          if (next) void read.refetch()
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
        description={terms ? whatItCosts(terms) : partnerTexts.waiting}
        confirmLabel={texts.yes}
        cancelLabel={texts.keep}
        tone="destructive"
        busy={isPending || read.isFetching || !terms}
        busyLabel={isPending ? texts.busy : partnerTexts.waiting}
        onConfirm={() => {
          if (terms) mutate({ bookingNumber, expectedRefund: terms.refund, reason: null })
        }}
      >
        {error && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
      </AlertDialog>
    </section>
  )
}

function whatItCosts({ fee, refund }: { readonly fee: number; readonly refund: number }): string {
  const texts = partnerTexts.cancel
  const [feeText, refundText] = [amountText(fee), amountText(refund)]
  if (refund > 0) return fee > 0 ? texts.returnsPart(refundText, feeText) : texts.returns(refundText)
  return fee > 0 ? texts.keeps(feeText) : texts.nothingPaid
}
