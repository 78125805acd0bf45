import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { deadlineText } from '../shared/locale/formats.ts'
import { AskFirst } from '../shared/ui/alert-dialog.tsx'
import { Button } from '../shared/ui/button.tsx'

interface CancelBookingProps {
  readonly booking: PartnerBooking
  readonly zone: Zone
  /** Null while the booking is pending. */
  readonly freeUntil: string | null
}

/** Cancels a booking, once somebody has read what is refunded. The server says it anew when the question is opened. */
export function CancelBooking({
  booking: { bookingNumber, paymentMethod },
  zone,
  freeUntil,
}: CancelBookingProps) {
  const texts = partnerTexts.cancel
  const { member } = trpc.useUtils()
  const read = trpc.member.booking.useQuery({ bookingNumber }, { staleTime: 0 })
  const terms = read.data?.cancellation
  const { mutate, ...act } = trpc.member.cancel.useMutation({
    onSuccess: () => void member.invalidate(),
    onError: () => void read.refetch(),
  })
  return (
    <section className="grid gap-1">
      <p className="text-soft">
        {freeUntil === null
          ? texts.free
          : texts.freeUntil(deadlineText(wallTimeIn(zone, new Date(freeUntil)), zone))}
      </p>
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
        effect={terms ? whatItCosts(terms, paymentMethod) : partnerTexts.waiting}
        texts={texts}
        tone="destructive"
        act={act}
        problem={act.error && (refusalSentence(act.error) ?? partnerTexts.notDone)}
        reading={read.isFetching || !terms ? partnerTexts.waiting : undefined}
        onOpenChange={(open) => open && void read.refetch()}
        onYes={(close) => {
          if (!terms) return
          const asked = { bookingNumber, expectedRefund: terms.refund, reason: null }
          mutate(asked, { onSuccess: close })
        }}
      />
    </section>
  )
}

/** Says how much is refunded, or comes off the account of a partner who pays on account, and how much is kept. */
export function whatItCosts(
  { fee, refund }: { readonly fee: number; readonly refund: number },
  paymentMethod: PartnerBooking['paymentMethod'],
): string {
  const { nothingPaid, account, ...others } = partnerTexts.cancel
  const texts = paymentMethod === 'account' ? account : others
  const [feeText, refundText] = [amountText(fee), amountText(refund)]
  if (refund > 0) return fee > 0 ? texts.returnsPart(refundText, feeText) : texts.returns(refundText)
  return fee > 0 ? texts.keeps(feeText) : nothingPaid
}
