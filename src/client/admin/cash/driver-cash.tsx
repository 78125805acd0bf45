import type { CashCarrier, CashEntryAnswer } from '@chauffeur/contract/driver-cash'
import { formatAmount, parseDecimal, toEuros } from '@chauffeur/domain/money'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { CashIcon } from '../../shared/ui/more-icons.tsx'
import { BookingLink, CustomerText, DatedLine } from '../common/fact.tsx'
import { EuroField } from '../common/fields.tsx'
import { CardSection, readState, RowCard } from '../common/resource-list.tsx'
import { useProcedure, useRefusedField } from '../common/use-procedure.ts'

/** The cash that each driver carries for the firm, with the button by which it is handed over. */
export function DriverCashSection() {
  const query = trpc.driverCash.list.useQuery()
  return (
    <CardSection
      titleId="cash-title"
      title="Cash of drivers"
      lead={null}
      what="cash"
      rows={query.data?.drivers.map((one) => ({ ...one, id: one.driverId }))}
      state={readState(query)}
      icon={<CashIcon className="size-7" />}
      empty={{
        title: 'No cash yet',
        text: 'What drivers say to have collected at the end of a trip is added up here, until they hand it over.',
      }}
      label="What drivers carry"
    >
      {(carrier) => <Carrier carrier={carrier} />}
    </CardSection>
  )
}

function Carrier({ carrier }: { carrier: CashCarrier }) {
  const { driverName, carried, entries } = carrier
  return (
    <RowCard
      title={<CustomerText>{driverName}</CustomerText>}
      actions={carried > 0 && <HandOver carrier={carrier} />}
    >
      <p className="text-title font-semibold tabular">{formatAmount(carried)}</p>
      <CashEntries entries={entries} of={driverName} />
    </RowCard>
  )
}

function HandOver({ carrier: { driverId, driverName, carried } }: { carrier: CashCarrier }) {
  const [open, setOpen] = useState(false)
  const [amount, setAmount] = useState(carried.toFixed(2))
  const [isAsked, setAsked] = useState(false)
  const { problem, ends } = useRefusedField('amount', 'Could not be recorded')
  const { run, isPending } = useProcedure(trpc.driverCash.handOver, {
    done: { title: 'Handed over' },
    ...ends,
    onDone: () => setOpen(false),
  })
  const cents = parseDecimal(amount)
  const isUsable = cents !== undefined && cents > 0 && toEuros(cents) <= carried
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setAmount(carried.toFixed(2))
        setAsked(false)
      }}
      size="small"
      title="Cash handed over"
      description={`${driverName} carries ${formatAmount(carried)}.`}
      trigger={
        <Button size="small" aria-label={`Handed over by ${driverName}`}>
          Handed over
        </Button>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(!isUsable)
          if (isUsable) run({ id: driverId, amount: toEuros(cents), note: null })
        }}
      >
        <EuroField
          label="Amount"
          step={1}
          value={amount}
          onValueChange={setAmount}
          error={isAsked && !isUsable ? `Please say how much, up to ${formatAmount(carried)}.` : problem}
        />
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Recording...">
          Record
        </Button>
      </form>
    </Dialog>
  )
}

const methods = { cash: 'in cash', card: 'by card', not_paid: 'not paid' }

type CashEntriesProps = {
  entries: readonly CashEntryAnswer[]
  /** The driver under whose name they stand. */
  of?: string
}

/** The money collected and handed over, the latest first. */
function CashEntries({ entries, of }: CashEntriesProps) {
  return (
    <ul aria-label="Cash" className="mt-2 grid gap-1.5 text-sm">
      {entries.map((entry) => (
        <DatedLine key={entry.id} at={entry.at}>
          {describeEntry(entry, of)}{' '}
          {entry.bookingNumber !== null && <BookingLink number={entry.bookingNumber} />}
        </DatedLine>
      ))}
    </ul>
  )
}

function describeEntry(
  { kind, method, amount, owed, driverName, by }: CashEntryAnswer,
  of: string | undefined,
): string {
  const euros = formatAmount(Math.abs(amount))
  if (kind === 'handed_over') return `${euros} handed over, recorded by ${by}`
  if (kind === 'taken_back') return `${euros} taken back by ${by}`
  const what = method === 'not_paid' ? 'Not paid' : `${euros} ${methods[method]}`
  const other = owed !== null && owed !== amount ? `; ${formatAmount(owed)} were owed` : ''
  return `${what}${driverName === of ? '' : `, ${driverName}`}${other}`
}

/** The money that drivers have collected for a booking; nothing is shown while there is none. */
export function BookingCash({ bookingId }: { bookingId: string }) {
  const { data } = trpc.driverCash.ofBooking.useQuery({ id: bookingId }, { staleTime: 0 })
  if (!data || data.entries.length === 0) return null
  return (
    <div className="mt-3.5 border-t border-line pt-2">
      <CashEntries entries={data.entries} />
    </div>
  )
}
