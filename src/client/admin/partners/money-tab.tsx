import type { PartnerMoney, Statement } from '@chauffeur/contract/statements'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatAmount } from '@chauffeur/domain/money'
import type { OfficeEntryName, PartnerEntryKind, StatementState } from '@chauffeur/domain/partner-money'
import { describeMonth } from '@chauffeur/domain/time'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AddButton, ConfirmCall } from '../common/confirm-call.tsx'
import { BookingLink, CustomerText, FactList, Instant } from '../common/fact.tsx'
import { EuroField, optionsOf, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { CardList, PageSection, ReadPart, RowCard } from '../common/resource-list.tsx'

type Entry = PartnerMoney['entries'][number]
type OpenDispute = PartnerMoney['disputes'][number]

/** The account of a partner: balance, disputes, statements and entries. */
export function MoneyTab({ partnerId }: { partnerId: string }) {
  const query = trpc.statements.ofPartner.useQuery({ id: partnerId }, { staleTime: 0 })
  return (
    <ReadPart query={query} what="account" waiting="Loading the account...">
      {({ balance, entries, statements, disputes }) => (
        <>
          <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
            <p>
              <span className="block text-title font-semibold tabular">
                {formatAmount(Math.abs(balance))}
              </span>
              <span className="text-sm text-soft">{owing(balance)}</span>
            </p>
            <EntryDialog partnerId={partnerId} />
          </div>
          {disputes.length > 0 && (
            <PageSection title="To decide">
              <CardList label="Disputes" rows={disputes} className="gap-3">
                {(dispute) => <Disputed dispute={dispute} />}
              </CardList>
            </PageSection>
          )}
          <PageSection title="Statements">
            {statements.length === 0 ? (
              <p className="text-soft">None yet. They are drafted on the 2nd of each month.</p>
            ) : (
              <CardList label="Statements" rows={statements} className="gap-3">
                {(statement) => <StatementCard statement={statement} />}
              </CardList>
            )}
          </PageSection>
          <PageSection title="Entries">
            {entries.length === 0 ? (
              <p className="text-soft">
                None yet. A commission is entered when a trip is over, a booking on account once it is
                confirmed.
              </p>
            ) : (
              <ul aria-label="Entries" className="rounded-card bg-raised px-4 shadow-card sm:px-5">
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
          </PageSection>
        </>
      )}
    </ReadPart>
  )
}

function owing(balance: number): string {
  if (balance === 0) return 'Nothing is owed'
  return balance > 0 ? 'You owe the partner' : 'The partner owes you'
}

const stateNames: Readonly<Record<StatementState, readonly [label: string, tone: BadgeTone]>> = {
  draft: ['Draft', 'neutral'],
  sent: ['Sent', 'neutral'],
  disputed: ['Disputed', 'danger'],
  settled: ['Settled', 'success'],
}

function StatementCard({ statement }: { statement: Statement }) {
  const { id, number, period, state, opening, sum, closing, sentAt, settledAt } = statement
  const [label, tone] = stateNames[state]
  return (
    <RowCard title={`${describeMonth(period)} · ${number}`} actions={<Badge tone={tone}>{label}</Badge>}>
      <FactList
        facts={{
          Before: formatAmount(opening),
          'This month': formatAmount(sum),
          Balance: formatAmount(closing),
          Sent: sentAt && <Instant at={sentAt} />,
          Settled: settledAt && <Instant at={settledAt} />,
        }}
      />
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {state === 'draft' && (
          <ConfirmCall
            procedure={trpc.statements.send}
            label="Send"
            question={`Send ${number}?`}
            effect="The partner can read it from then on. Its contact gets a mail, its receivers a message."
            busyLabel="Sending..."
            tone="primary"
            input={{ id }}
            done={{ title: 'Statement sent' }}
            failed="The statement was not sent"
          />
        )}
        {state === 'sent' && (
          <ConfirmCall
            procedure={trpc.statements.settle}
            label="Settle"
            question={`Is ${number} paid?`}
            effect="What of it was not entered as paid yet is entered now."
            busyLabel="Settling..."
            tone="primary"
            input={{ id }}
            done={{ title: 'Statement settled' }}
            failed="The statement was not settled"
          />
        )}
        <a
          href={`/api/admin/statements/${id}/lines.csv`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Lines as CSV
        </a>
      </div>
    </RowCard>
  )
}

const entryNames: Readonly<Record<PartnerEntryKind, string>> = {
  commission: 'Commission',
  commission_back: 'Commission taken back',
  sale: 'On account',
  fee: 'Fee of a cancellation',
  refund: 'Given back',
  adjustment: 'Correction',
  payment: 'Paid by the partner',
  payout: 'Paid to the partner',
}

function EntryRow({ entry }: { entry: Entry }) {
  const { kind, amount, at, note, bookingNumber, kept, vat, commissionBp, statementNumber } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 text-sm last:border-b-0 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]">
      <Instant at={at} className="text-soft max-sm:col-span-2" />
      <span className="min-w-0">
        {entryNames[kind]}
        {bookingNumber !== null && (
          <>
            {' '}
            <BookingLink number={bookingNumber} />
          </>
        )}
        {kept !== null && commissionBp !== null && (
          <span className="text-soft">
            : {commissionBp / 100} % of {formatAmount(kept)}
            {vat !== null && ` less ${formatAmount(vat)} VAT`}
          </span>
        )}
        {note !== null && <CustomerText className="block text-soft">{note}</CustomerText>}
        {statementNumber !== null && <span className="block text-soft">{statementNumber}</span>}
      </span>
      <span className="font-medium tabular">{formatAmount(amount)}</span>
    </li>
  )
}

const officeEntries = optionsOf(
  ['payout', 'You have paid the partner'],
  ['payment', 'The partner has paid you'],
  ['credit', 'Correction for the partner'],
  ['charge', 'Correction against the partner'],
)

function EntryDialog({ partnerId }: { partnerId: string }) {
  const { dialog, field } = useFormDialog(trpc.statements.addEntry, {
    start: (): { entry: OfficeEntryName; amount: string; note: string } => ({
      entry: 'payout',
      amount: '',
      note: '',
    }),
    input: (draft) => ({ id: partnerId, ...draft }),
    done: { title: 'Entered' },
    failed: 'Nothing was entered',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton label="Add an entry" />}
      title="Add an entry"
      description="Entries stay: a mistake is corrected by another one."
      submit="Enter it"
      busy="Entering..."
    >
      <SelectField {...field('entry')} label="What" options={officeEntries} />
      <EuroField {...field('amount')} label="Amount" step={1} />
      <TextField
        {...field('note')}
        label="Note"
        hint="The partner reads it"
        required
        maxLength={MAX_REASON_LENGTH}
      />
    </FormDialog>
  )
}

function Disputed({ dispute }: { dispute: OpenDispute }) {
  const { id, text, line, statementNumber } = dispute
  return (
    <RowCard
      title={`${entryNames[line.kind]} of ${formatAmount(line.amount)}`}
      actions={<DecideDialog id={id} />}
    >
      <p className="text-sm text-soft">
        {statementNumber}
        {line.bookingNumber !== null && (
          <>
            {' · '}
            <BookingLink number={line.bookingNumber} />
          </>
        )}
      </p>
      <p className="mt-1">
        <CustomerText>{text}</CustomerText>
      </p>
    </RowCard>
  )
}

const decisions = optionsOf(['refused', 'The line stays as it is'], ['accepted', 'The partner is right'])

function DecideDialog({ id }: { id: string }) {
  const { dialog, field, draft } = useFormDialog(trpc.statements.decideDispute, {
    start: (): { decision: 'accepted' | 'refused'; credit: string; answer: string } => ({
      decision: 'refused',
      credit: '',
      answer: '',
    }),
    input: ({ decision, credit, answer }) => ({
      id,
      decision,
      answer,
      ...(decision === 'accepted' && { credit }),
    }),
    done: { title: 'Decided' },
    failed: 'Nothing was decided',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Decide</Button>}
      title="Decide about the line"
      description="The partner reads your answer. What you agree to is a line of the next statement."
      submit="Decide"
      busy="Deciding..."
    >
      <SelectField {...field('decision')} label="Decision" options={decisions} />
      {draft.decision === 'accepted' && <EuroField {...field('credit')} label="For the partner" step={1} />}
      <TextField {...field('answer')} label="Answer" required maxLength={MAX_REASON_LENGTH} />
    </FormDialog>
  )
}
