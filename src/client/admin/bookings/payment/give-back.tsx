import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, parseDecimal, toCents, toEuros, type Cents } from '@chauffeur/domain/money'
import { judgeRefundTotal, refundSplit } from '@chauffeur/domain/refund-part'
import { useId, useState } from 'react'
import { trpc } from '../../../api/trpc.ts'
import { useFormProblems } from '../../../common/use-form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { EuroField } from '../../../ui/euro-field.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useAct } from '../../common/use-act.ts'
import { giveBackTexts as texts } from './give-back-texts.ts'

/** Gives back a part of a payment, or all that is left of it, without cancelling the booking. */
export function GiveBack({ payment }: { payment: Payment }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, isPending } = useGiveBack(payment.id, () => setOpen(false))
  const money = moneyOf(payment)
  const { onItsWayCents, leftCents } = refundSplit(money)
  const partCents = readPart(typed, money)
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    amount: partCents === undefined ? texts.amountWrong(formatEuros(leftCents)) : undefined,
  })
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setTyped('')
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button size="small">{texts.open}</Button>}
      title={texts.title(payment.reference)}
      formId={formId}
      isSending={isPending}
      texts={{
        cancel: texts.cancel,
        submit: partCents === undefined ? texts.submit : texts.submitAmount(formatEuros(partCents)),
        busy: texts.busy,
      }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => run(money.refundTargetCents + (partCents ?? 0)))}
        className="grid gap-4"
      >
        <p className="text-soft">{texts.effect}</p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          <Sum label={texts.paid} cents={money.amountCents} />
          <Sum label={texts.returned} cents={money.refundedCents} />
          <Sum label={texts.onItsWay} cents={onItsWayCents} />
          <Sum label={texts.left} cents={leftCents} />
        </dl>
        <EuroField
          label={texts.amount}
          hint={partCents === undefined ? undefined : texts.stays(formatEuros(leftCents - partCents))}
          error={problemAt('amount')}
          step={1}
          value={typed}
          onValueChange={setTyped}
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

function moneyOf({ amount, refundTotal, refunded }: Payment) {
  return {
    amountCents: toCents(amount),
    refundTargetCents: toCents(refundTotal),
    refundedCents: toCents(refunded),
  }
}

/** What goes back beside all before; undefined where that cannot be. */
function readPart(typed: string, money: ReturnType<typeof moneyOf>): Cents | undefined {
  const cents = parseDecimal(typed.replace(',', '.'))
  if (cents === undefined || cents < 1) return undefined
  return judgeRefundTotal(money.refundTargetCents + cents, money) === 'possible' ? cents : undefined
}

/** Sends what goes back in all: the same again gives nothing back twice. */
function useGiveBack(id: string, onSettled: () => void) {
  const { client, payments, bookings } = trpc.useUtils()
  return useAct({
    act: (totalCents: Cents) => client.payments.raiseRefund.mutate({ id, refundTotal: toEuros(totalCents) }),
    done: texts.done,
    failed: texts.failed,
    refresh: () => Promise.all([payments.invalidate(), bookings.invalidate()]),
    onSettled,
  })
}
