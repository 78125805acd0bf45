import { toCents } from '@chauffeur/domain/money'
import { eurosText } from '../locale/euros-text.ts'
import { Card } from '../ui/card.tsx'
import { receiptTexts as texts } from './receipt-texts.ts'
import type { BookingReceipt } from './receipt-storage.ts'

type NextStepsProps = { receipt: BookingReceipt | undefined; isPaid: boolean }

/** What follows a booking, until the guest sits in the car. */
export function NextSteps({ receipt, isPaid }: NextStepsProps) {
  const { steps, next } = texts
  return (
    <Card
      as="section"
      aria-label={next}
      data-keep-clear=""
      padding="large"
      className="w-full text-left text-base text-ink"
    >
      <h2 className="mb-5 text-heading">{next}</h2>
      <Steps
        steps={[
          [steps.now, texts.mailed(receipt?.email)],
          [steps.soon, `${texts.decided(receipt?.email)} ${isPaid ? texts.ifNotPaid : texts.ifNot}`],
          [steps.onTheDay, onTheDay(receipt, isPaid)],
        ]}
      />
    </Card>
  )
}

/** When, and what. */
export function Steps({ steps }: { steps: readonly (readonly [when: string, what: string])[] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(([when, what]) => (
        <li key={when} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <span className="text-sm font-medium text-accent sm:pt-0.5">{when}</span>
          <span className="wrap-anywhere">{what}</span>
        </li>
      ))}
    </ol>
  )
}

function onTheDay(receipt: BookingReceipt | undefined, isPaid: boolean): string {
  if (!receipt) return [texts.metSomewhere, isPaid && texts.nothingToPay].filter(Boolean).join(' ')
  const { points, pickupTime, paymentMethod, totalPrice } = receipt
  const pickup = points.find(({ key }) => key === 'pickup')
  const pays = texts.payThen[paymentMethod](eurosText(toCents(totalPrice)))
  const meets = pickup ? texts.met(pickupTime, pickup.title) : texts.metSomewhere
  return [meets, isPaid ? texts.nothingToPay : pays].filter(Boolean).join(' ')
}
