import type { Trip } from '@chauffeur/contract/trip'
import { type Cents, toCents } from '@chauffeur/domain/money'
import { paidMoneyOf, splitMoney, type MoneySplit } from '@chauffeur/domain/payment-status'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { amountText, eurosText } from '../../shared/locale/euros-text.ts'
import { Button } from '../../shared/ui/button.tsx'

type Money = NonNullable<Trip['private']>

type TripMoneyProps = { trip: Trip; money: Money }

/** The price of the journey and how it is paid; of one that is off or was missed, the parts of the paid money. */
export function TripMoney({ trip: { state, end, journey }, money }: TripMoneyProps) {
  const isOff = state === 'cancelled' || state === 'rejected'
  const wasMissed = state === 'confirmed' && end === 'missed'
  const paid = paidMoneyOf(money)
  const { paidCents } = paid
  const split = splitMoney(paid)
  if ((isOff || wasMissed) && paidCents > 0)
    return <Ledger money={money} paidCents={paidCents} split={split} />
  if (isOff) return <NothingPaid money={money} />
  if (money.totalPrice === null)
    return <p className="border-t border-line pt-5 text-sm text-soft">{tripPageTexts.paidHow.account}</p>
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-t border-line pt-5">
      <div className="min-w-0">
        <p className="font-medium">{tripPageTexts.price}</p>
        {/* For a journey that was missed, the guest and the office agree on the amount that is owed. */}
        {!wasMissed && <HowItIsPaid money={money} paidCents={paidCents} split={split} />}
      </div>
      <p className="tabular font-display text-title">{amountText(money.totalPrice)}</p>
      {money.payUrl && (
        <div className="mt-2 basis-full text-right print:hidden">
          <Button asChild variant="primary" className="max-sm:w-full">
            <a href={money.payUrl}>{journey ? tripPageTexts.payAllNow : tripPageTexts.payNow}</a>
          </Button>
        </div>
      )}
    </div>
  )
}

type SplitProps = { money: Money; paidCents: Cents; split: MoneySplit }

function HowItIsPaid({ money, paidCents, split }: SplitProps) {
  const lines = [
    [paidCents, tripPageTexts.paid],
    [toCents(money.driverAmount), tripPageTexts.toDriver],
    [split.onItsWayCents, tripPageTexts.returning],
    [split.returnedCents, tripPageTexts.returned],
  ] as const
  const told = lines.flatMap(([cents, sentence]) => (cents > 0 ? [sentence(eurosText(cents))] : []))
  return (told.length > 0 ? told : [tripPageTexts.paidHow[money.paymentMethod]]).map((line) => (
    <p key={line} className="text-sm text-soft">
      {line}
    </p>
  ))
}

/** Each part once: together they are what was paid. */
function Ledger({ money, paidCents, split: { returnedCents, onItsWayCents, keptCents } }: SplitProps) {
  const texts = tripPageTexts.money
  const isStuck = money.refundStatus === 'failed' && onItsWayCents > 0
  const parts = [
    [texts.returned, returnedCents],
    [isStuck ? texts.toBeReturned : texts.onItsWay, onItsWayCents],
    [texts.kept, keptCents],
  ] as const
  return (
    <section aria-label={texts.heading} className="grid gap-2 border-t border-line pt-5">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
        <dt className="font-medium">{texts.paid}</dt>
        <dd className="text-right font-medium tabular">{eurosText(paidCents)}</dd>
        {parts.map(
          ([part, cents]) =>
            cents > 0 && (
              <div key={part} className="contents">
                <dt className="text-soft">{part}</dt>
                <dd className="text-right tabular">{eurosText(cents)}</dd>
              </div>
            ),
        )}
      </dl>
      {returnedCents + onItsWayCents > 0 && (
        <p className="text-sm text-soft">{isStuck ? texts.stuck : texts.how}</p>
      )}
    </section>
  )
}

/** A page of the provider may have been open when the journey was cancelled. */
function NothingPaid({ money: { paymentMethod, paymentStatus } }: { money: Money }) {
  const texts = tripPageTexts.money
  return (
    <section aria-label={texts.heading} className="border-t border-line pt-5">
      <p>{tripPageTexts.nothingToPay}</p>
      {paymentMethod === 'sumup' && paymentStatus === 'pending' && (
        <p className="text-sm text-soft">{texts.perhapsPaid}</p>
      )}
    </section>
  )
}
