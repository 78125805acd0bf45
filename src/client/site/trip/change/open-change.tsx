import type { TripChange } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { changePageTexts, changePaymentTexts } from '@chauffeur/words/en/changes'
import { useMutation } from '@tanstack/react-query'
import { refusalSentence } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { ChangeSummary } from '../../../shared/change/change-summary.tsx'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { eurosText } from '../../../shared/locale/euros-text.ts'
import { deadlineText } from '../../../shared/locale/formats.ts'
import { AskFirst } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { saveChangeToPay } from '../../receipt/receipt-storage.ts'

type OpenChangeProps = { trip: Trip; change: TripChange }

/** A change that waits: for its payment, or for the office. */
export function OpenChange({ trip: { bookingNumber, state, private: own }, change }: OpenChangeProps) {
  const texts = changePageTexts.waiting
  const isToPay = change.state === 'awaiting_payment'
  const amount = eurosText(change.differenceCents)
  const isPaid = !isToPay && change.settlement === 'checkout'
  const payment = own?.changePayment ?? undefined
  return (
    <Card as="section" aria-labelledby="open-change" padding="large" className="grid gap-5 print:hidden">
      <header className="grid gap-1">
        <h2 id="open-change" className="text-heading">
          {isToPay ? texts.toPay(amount) : texts.heading}
        </h2>
        <p className="text-soft">{isToPay ? whyToPay(change, state) : changePageTexts.staysUntilConfirmed}</p>
      </header>
      {payment && payment.state !== 'open' && (
        <Notice tone={payment.state === 'checking' ? 'warning' : 'danger'}>
          {changePaymentTexts[payment.state]}
        </Notice>
      )}
      <ChangeSummary
        before={change.before}
        after={change.after}
        costs={change}
        isPaid={isPaid}
        isWaiting={!isToPay}
        effect={isPaid ? texts.paid(amount) : isToPay ? untilWhen(change) : undefined}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {isToPay && payment?.state !== 'checking' && (
          <PayChange
            bookingNumber={bookingNumber}
            label={payment?.message == null ? texts.pay(amount) : texts.payAgain(amount)}
          />
        )}
        <WithdrawChange
          bookingNumber={bookingNumber}
          changeId={change.id}
          paid={isPaid ? amount : undefined}
        />
      </div>
    </Card>
  )
}

function whyToPay({ by }: TripChange, state: Trip['state']): string {
  const texts = changePageTexts.waiting
  if (by === 'office') return texts.byOffice
  return state === 'confirmed' ? texts.toPayThenWaits : texts.toPayText
}

function untilWhen({ endsAt, before }: TripChange): string | undefined {
  if (endsAt === null) return undefined
  const zone: Zone = before.pickupZone
  return changePageTexts.waiting.until(deadlineText(wallTimeIn(zone, new Date(endsAt)), zone))
}

function PayChange({ bookingNumber, label }: { bookingNumber: string; label: string }) {
  const { client, trip } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.trip.payChange.mutate({ bookingNumber }),
    onSuccess({ checkoutUrl }) {
      saveChangeToPay(bookingNumber)
      leaveFor(checkoutUrl)
    },
    onError: () => void trip.invalidate(),
  })
  return (
    <>
      <Button
        variant="primary"
        busy={isPending || isLeaving}
        busyLabel={changePageTexts.waiting.opening}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && (
        <Notice tone="danger" className="order-last basis-full">
          {refusalSentence(error) ?? changePageTexts.failed}
        </Notice>
      )}
    </>
  )
}

type WithdrawChangeProps = {
  bookingNumber: string
  changeId: string
  /** The amount paid for it. */
  paid: string | undefined
}

/** Takes the change back, once its guest has read what becomes of it. */
function WithdrawChange({ bookingNumber, changeId, paid }: WithdrawChangeProps) {
  const texts = changePageTexts.withdraw
  const { client, trip } = trpc.useUtils()
  const { mutate, ...act } = useMutation({
    mutationFn: () => client.trip.withdrawChange.mutate({ bookingNumber, changeId }),
    onSuccess: (withdrawn) => trip.read.setData({ bookingNumber }, withdrawn),
    onSettled: () => void trip.invalidate(),
  })
  return (
    <AskFirst
      trigger={<Button>{texts.open}</Button>}
      question={texts.question}
      effect={paid === undefined ? texts.text : texts.textPaid(paid)}
      texts={texts}
      act={act}
      problem={act.error && (refusalSentence(act.error) ?? texts.failed)}
      onYes={(close) => mutate(undefined, { onSuccess: close })}
    />
  )
}
