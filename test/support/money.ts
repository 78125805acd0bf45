import { Payment } from '../../src/server/payments/payment.entity.ts'
import { acceptAsPaid, markRefunded } from '../../src/server/payments/settle-payment.ts'
import type { Transaction } from '../../src/server/core/transaction.ts'
import { paymentContextOf, providerOf } from './direct-payments.ts'
import type { PayingApp } from './payments.ts'

const ADMIN = 'maria'

/** Runs an act as the server does, in a process of its own. */
export const inTransaction = <T>(app: PayingApp, act: (tx: Transaction) => Promise<T>): Promise<T> =>
  paymentContextOf(app, providerOf(app)).transaction(act)

/** Returns a generator of pseudo-random numbers, reproducible by seed, so that what fails fails again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** The office does what only a person can: reviews what is in doubt, and returns by hand what failed. */
export async function settleByHand(app: PayingApp): Promise<void> {
  const waiting = await app.database.fresh().find(Payment, { state: { $in: ['review', 'refund_failed'] } })
  for (const { id, state, transactionId, refundTargetCents } of waiting) {
    if (state === 'review') {
      await inTransaction(app, (tx) => acceptAsPaid({ id }, { ...tx, admin: ADMIN }))
      continue
    }
    const missing = async () => refundTargetCents - (await returnedOf(app, transactionId ?? ''))
    const amountCents = await missing()
    if (amountCents > 0) await providerOf(app).refund({ transactionId: transactionId ?? '', amountCents })
    // Said only once it is true: the provider may have refused the office, too.
    if ((await missing()) <= 0)
      await inTransaction(app, (tx) => markRefunded({ id }, { ...tx, admin: ADMIN }))
  }
}

async function returnedOf(app: PayingApp, transactionId: string): Promise<number> {
  const answer = await providerOf(app).readTransaction(transactionId)
  if (answer.outcome !== 'ok') throw new Error(answer.reason)
  return answer.value.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
}

/** Returns the amount that the provider has received for a booking, less what it has given back. */
export async function withTheProvider(app: PayingApp, checkoutIds: readonly string[]): Promise<number> {
  let sum = 0
  for (const checkoutId of checkoutIds) {
    const answer = await providerOf(app).readCheckout(checkoutId)
    if (answer.outcome !== 'ok') throw new Error(answer.reason)
    for (const { id = '', amountCents = 0, isSuccessful } of answer.value.transactions)
      if (isSuccessful) sum += amountCents - (await returnedOf(app, id))
  }
  return sum
}
