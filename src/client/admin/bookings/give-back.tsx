import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, parseDecimal, toCents, toEuros, type Cents } from '@chauffeur/domain/money'
import { judgeRefundTotal, splitMoney } from '@chauffeur/domain/payment-status'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

/** Gives back a part of a payment, or all that is left of it, without cancelling the booking. */
export function GiveBack({ payment }: { payment: Payment }) {
  const money = moneyOf(payment)
  const { onItsWayCents, keptCents: leftCents } = splitMoney(money)
  const { dialog, draft, field } = useFormDialog(trpc.payments.raiseRefund, {
    start: () => ({ amount: '' }),
    problemsOf: ({ amount }) => ({
      amount:
        readPart(amount, money) === undefined
          ? `Enter an amount of at most ${formatEuros(leftCents)}, like 12.50.`
          : undefined,
    }),
    // What goes back in all: sent again, it gives nothing back twice.
    input: ({ amount }) => ({
      id: payment.id,
      refundTotal: toEuros(money.refundCents + (readPart(amount, money) ?? 0)),
    }),
    done: {
      title: 'The money is on its way back',
      description: 'The provider is asked for it within a minute.',
    },
    failed: 'Nothing was given back',
    closesOnFailure: true,
  })
  const partCents = readPart(draft.amount, money)
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Give money back</Button>}
      title={`Give back money of ${payment.reference}`}
      submit={partCents === undefined ? 'Give back' : `Give back ${formatEuros(partCents)}`}
    >
      <p className="text-soft">
        The booking stands as it is. The customer is told by e-mail once the money has gone back.
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Sum label="Paid" cents={money.paidCents} />
        <Sum label="Returned" cents={money.refundedCents} />
        <Sum label="On its way" cents={onItsWayCents} />
        <Sum label="Left" cents={leftCents} />
      </dl>
      <EuroField
        {...field('amount')}
        label="Give back now"
        hint={
          partCents === undefined ? undefined : `${formatEuros(leftCents - partCents)} of the payment stays.`
        }
        step={1}
      />
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
