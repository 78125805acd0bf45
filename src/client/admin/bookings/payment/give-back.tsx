import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, parseDecimal, toCents, toEuros, type Cents } from '@chauffeur/domain/money'
import { judgeRefundTotal, splitMoney } from '@chauffeur/domain/payment-status'
import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EuroField } from '../../../shared/ui/euro-field.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useDraftDialog, type Save } from '../../common/use-draft-form.ts'
import { giveBackTexts as texts } from './give-back-texts.ts'

/** Gives back a part of a payment, or all that is left of it, without cancelling the booking. */
export function GiveBack({ payment }: { payment: Payment }) {
  const money = moneyOf(payment)
  const { onItsWayCents, keptCents: leftCents } = splitMoney(money)
  const { dialog, form, draft, bind, problemAt } = useDraftDialog(
    () => ({ amount: '' }),
    useGiveBack(payment.id, money),
  )
  const partCents = readPart(draft.amount, money)
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">{texts.open}</Button>}
      title={texts.title(payment.reference)}
      texts={{
        cancel: texts.cancel,
        submit: partCents === undefined ? texts.submit : texts.submitAmount(formatEuros(partCents)),
        busy: texts.busy,
      }}
    >
      <form {...form} className="grid gap-4">
        <p className="text-soft">{texts.effect}</p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          <Sum label={texts.paid} cents={money.paidCents} />
          <Sum label={texts.returned} cents={money.refundedCents} />
          <Sum label={texts.onItsWay} cents={onItsWayCents} />
          <Sum label={texts.left} cents={leftCents} />
        </dl>
        <EuroField
          {...bind('amount')}
          label={texts.amount}
          hint={partCents === undefined ? undefined : texts.stays(formatEuros(leftCents - partCents))}
          error={problemAt('amount')}
          step={1}
        />
      </form>
    </FormDialog>
  )
}

function Sum({ label, cents }: { label: string; cents: Cents }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold tabular">{formatEuros(cents)}</dd>
    </div>
  )
}

type Money = ReturnType<typeof moneyOf>

/** How much was paid, is to go back in all, and has gone back. */
export function moneyOf({ amount, refundTotal, refunded }: Payment) {
  return { paidCents: toCents(amount), refundCents: toCents(refundTotal), refundedCents: toCents(refunded) }
}

/** The amount to give back in addition; undefined where it cannot be. */
function readPart(typed: string, money: Money): Cents | undefined {
  const cents = parseDecimal(typed.replace(',', '.'))
  if (cents === undefined || cents < 1) return undefined
  const paid = { amountCents: money.paidCents, refundTargetCents: money.refundCents }
  return judgeRefundTotal(money.refundCents + cents, paid) === 'possible' ? cents : undefined
}

/** Sends what goes back in all: the same again gives nothing back twice. */
function useGiveBack(id: string, money: Money): Save<{ readonly amount: string }> {
  const { client, payments, bookings } = trpc.useUtils()
  const { keptCents: leftCents } = splitMoney(money)
  return {
    problemsOf: ({ amount }) => ({
      amount: readPart(amount, money) === undefined ? texts.amountWrong(formatEuros(leftCents)) : undefined,
    }),
    act: ({ amount }) => {
      const totalCents = money.refundCents + (readPart(amount, money) ?? 0)
      return client.payments.raiseRefund.mutate({ id, refundTotal: toEuros(totalCents) })
    },
    done: texts.done,
    failed: texts.failed,
    refresh: () => Promise.all([payments.invalidate(), bookings.invalidate()]),
    closesOnFailure: true,
  }
}
