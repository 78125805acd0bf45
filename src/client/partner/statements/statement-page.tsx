import type { MemberStatement } from '@chauffeur/contract/partner-account'
import { describeMonth } from '@chauffeur/domain/time'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerMoneyTexts as texts } from '@chauffeur/words/en/partner-statements'
import type { StatementDispute } from '@chauffeur/contract/statements'
import { Link } from '@tanstack/react-router'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { ChevronLeftIcon } from '../../shared/ui/icons.tsx'
import { instantText } from '../developers/instant.tsx'
import { useMember } from '../member.ts'
import { Reading, ShowMore } from '../reading.tsx'
import { DisputeLine } from './dispute-line.tsx'
import { amountText } from '../../shared/locale/euros-text.ts'
import { StatementLines } from './statement-lines.tsx'
import { Owed, StatementBadge } from './statements-page.tsx'

/** One statement: its sums, its lines, and what the partner has asked about them. */
export function StatementPage({ id }: { id: string }) {
  const query = trpc.statements.readAsMember.useQuery({ id }, { staleTime: 0 })
  return (
    <>
      <Link to="/partner/statements" className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronLeftIcon className="size-4" />
        {texts.back}
      </Link>
      {parseRefusal(query.error)?.code === 'NOT_FOUND' ? (
        <p className="mt-4 text-soft">{texts.missing}</p>
      ) : (
        <Reading query={query}>{(statement) => <Shown statement={statement} />}</Reading>
      )}
    </>
  )
}

function Shown({ statement }: { statement: MemberStatement }) {
  const { id, number, period, state, opening, sum, closing, settledAt, disputes } = statement
  const { may, partner } = useMember()
  const canDispute = may('dispute') && (state === 'sent' || state === 'disputed')
  const file = new URLSearchParams({
    partner: partner.id,
    ...(currentLocale() !== 'en' && { delimiter: 'semicolon' }),
  })
  const query = trpc.statements.linesAsMember.useInfiniteQuery(
    { id, limit: 100 },
    {
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      staleTime: 0,
    },
  )
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title">{describeMonth(period, currentLocale())}</h1>
        <StatementBadge state={state} />
        <p className="basis-full text-soft">
          {number}
          {settledAt !== null && ` · ${texts.settledOn(instantText(settledAt))}`}
        </p>
      </header>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[1fr_3fr]">
        <div className="grid gap-4 rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
          <Owed balance={closing} />
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 *:even:tabular *:even:text-end">
            <dt className="text-soft">{texts.opening}</dt>
            <dd>{amountText(opening)}</dd>
            <dt className="text-soft">{texts.sum}</dt>
            <dd>{amountText(sum)}</dd>
            <dt className="font-medium">{texts.closing}</dt>
            <dd className="font-medium">{amountText(closing)}</dd>
          </dl>
          <a
            href={`/api/partner/statements/${id}/lines.csv?${file.toString()}`}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.csv}
          </a>
        </div>
        <div className="grid gap-3">
          <Reading query={query}>
            {({ pages }) => (
              <StatementLines lines={pages.flatMap(({ data }) => data)} label={texts.lines}>
                {(line) => {
                  const about = disputes.filter(({ lineId }) => lineId === line.id)
                  return (
                    <>
                      {about.map((dispute) => (
                        <Asked key={dispute.id} dispute={dispute} />
                      ))}
                      {canDispute && about.every((dispute) => dispute.state !== 'open') && (
                        <DisputeLine statementId={id} line={line} />
                      )}
                    </>
                  )
                }}
              </StatementLines>
            )}
          </Reading>
          <ShowMore query={query} />
        </div>
      </div>
    </>
  )
}

const tones = { open: 'warning', accepted: 'success', refused: 'neutral' } as const

/** The partner's dispute of a line, and the office's answer. */
function Asked({ dispute: { state, text, answer } }: { dispute: StatementDispute }) {
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-3 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{texts.disputes[state]}</Badge>
        <span className="min-w-0 break-words">{texts.asked(text)}</span>
      </p>
      {answer !== null && <p className="break-words">{texts.answered(answer)}</p>}
    </div>
  )
}
