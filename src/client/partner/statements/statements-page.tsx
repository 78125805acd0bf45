import type { MemberMoney } from '@chauffeur/contract/partner-account'
import type { Statement } from '@chauffeur/contract/statements'
import type { StatementState } from '@chauffeur/domain/partner-money'
import { describeMonth } from '@chauffeur/domain/time'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerMoneyTexts as texts } from '@chauffeur/words/en/partner-statements'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CardRows, Reading, ShowMore } from '../reading.tsx'
import { amountText } from '../../shared/locale/euros-text.ts'
import { StatementLines } from './statement-lines.tsx'

/** How the account of the partner stands, what is in no statement yet, and the statements that it was sent. */
export function StatementsPage() {
  const money = trpc.statements.money.useQuery(undefined, { staleTime: 0 })
  const query = trpc.statements.listAsMember.useInfiniteQuery(
    { limit: 24 },
    {
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      staleTime: 0,
    },
  )
  return (
    <>
      <h1 className="text-title">{texts.heading}</h1>
      <p className="mt-1 text-soft">{texts.noInvoice}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <Reading query={money}>{(account) => <Account account={account} />}</Reading>
        <section aria-labelledby="sent" className="grid gap-3">
          <h2 id="sent" className="text-heading">
            {texts.sent}
          </h2>
          <Reading query={query}>
            {({ pages }) => (
              <CardRows
                label={texts.sent}
                rows={pages.flatMap(({ data }) => data)}
                keyOf={({ id }) => id}
                none={texts.none}
              >
                {(statement) => <StatementRow statement={statement} />}
              </CardRows>
            )}
          </Reading>
          <ShowMore query={query} />
        </section>
      </div>
    </>
  )
}

function Account({ account: { balance, open, entries, credit } }: { account: MemberMoney }) {
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <Owed balance={balance} />
        {credit && (
          <p>
            <span className="block font-medium">
              {texts.creditLeft(amountText(credit.available), amountText(credit.limit))}
            </span>
            <span className="text-sm text-soft">{texts.credit}</span>
          </p>
        )}
      </Card>
      <section aria-labelledby="open" className="grid gap-3">
        <h2 id="open" className="flex flex-wrap justify-between gap-x-4 text-heading">
          {texts.open}
          {entries.length > 0 && <span className="tabular">{amountText(open)}</span>}
        </h2>
        {entries.length === 0 ? (
          <p className="text-soft">{texts.openNone}</p>
        ) : (
          <StatementLines lines={entries} label={texts.open} />
        )}
        {entries.length === 100 && <p className="text-sm text-soft">{texts.lastOnly}</p>}
      </section>
    </div>
  )
}

/** A balance, and who owes it. */
export function Owed({ balance }: { balance: number }) {
  const who = balance > 0 ? texts.owedToYou : texts.owedToUs
  return (
    <p>
      <span className="block font-display text-display tabular">{amountText(Math.abs(balance))}</span>
      <span className="text-soft">{balance === 0 ? texts.nothing : who}</span>
    </p>
  )
}

const tones = { draft: 'neutral', sent: 'info', disputed: 'warning', settled: 'success' } as const

/** How a statement stands. */
export function StatementBadge({ state }: { state: StatementState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

function StatementRow({ statement: { id, number, period, state, closing } }: { statement: Statement }) {
  return (
    <Link
      to="/partner/statements"
      search={{ id }}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-3.5 hover:bg-sunken sm:px-5"
    >
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-medium">{describeMonth(period, currentLocale())}</span>
        <span className="block text-sm text-soft">{number}</span>
      </span>
      <StatementBadge state={state} />
      <span className="tabular basis-24 text-end font-medium">{amountText(closing)}</span>
    </Link>
  )
}
