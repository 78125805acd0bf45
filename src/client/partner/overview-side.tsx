import type { WebhookHours } from '@chauffeur/contract/partner-developers'
import { apiKeyState, isApiKeyOver } from '@chauffeur/domain/api-keys'
import { describeMonth } from '@chauffeur/domain/time'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { partnerMoneyTexts } from '@chauffeur/words/en/partner-statements'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { instantText } from './developers/instant.tsx'
import { ReceiverBadge } from './developers/receivers-tab.tsx'
import type { Receiver } from './developers/receivers.ts'
import { useMember } from './member.ts'
import { KEPT_FRESH, Reading } from './reading.tsx'
import { Owed, StatementBadge } from './statements/statements-page.tsx'

/** Beside the trips: how the receivers, the account and the keys of the partner stand, each for whom it is open to. */
export function OverviewSide() {
  const { may } = useMember()
  const texts = partnerTexts.overview
  if (!may('develop') && !may('money')) return null
  return (
    <div className="grid content-start gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-6">
      {may('develop') && (
        <Part
          heading={texts.receivers}
          link={
            <Link to="/partner/developers" search={{ tab: 'receivers' }} className="link">
              {developerTexts.receivers.deliveries}
            </Link>
          }
        >
          <Receivers />
        </Part>
      )}
      {may('money') && (
        <Part
          heading={texts.statement}
          link={
            <Link to="/partner/statements" className="link">
              {texts.all}
            </Link>
          }
        >
          <Account />
        </Part>
      )}
      {may('develop') && (
        <Part
          heading={texts.keys}
          link={
            <Link to="/partner/developers" className="link">
              {partnerTexts.nav.develop}
            </Link>
          }
        >
          <Keys />
        </Part>
      )}
    </div>
  )
}

function Part({ heading, link, children }: { heading: string; link: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-heading">{heading}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}

function Receivers() {
  const query = trpc.memberWebhooks.list.useQuery(undefined, KEPT_FRESH)
  const { data } = trpc.memberWebhooks.hours.useQuery(undefined, KEPT_FRESH)
  const hoursOf = (receiver: Receiver) => data?.webhooks.find(({ id }) => id === receiver.id)
  return (
    <Reading query={query}>
      {({ webhooks }) =>
        webhooks.length === 0 ? (
          <p className="text-soft">{partnerTexts.overview.noReceivers}</p>
        ) : (
          <ul className="grid gap-3">
            {webhooks.map((receiver) => (
              <li key={receiver.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-medium break-words">{receiver.name}</span>
                <ReceiverBadge receiver={receiver} />
                <Tries of={hoursOf(receiver)} />
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

const BARS_REM = 1.5

/** How a receiver took what it was sent: a bar for each hour, and the sum in words. */
function Tries({ of }: { of: WebhookHours | undefined }) {
  if (!of) return null
  const { delivered, failed, hours } = of
  const texts = partnerTexts.overview
  const most = Math.max(1, ...hours.map((hour) => hour.delivered + hour.failed))
  // A single one of many can be seen, too.
  const height = (tries: number) => ({
    height: tries === 0 ? 0 : `max(0.1875rem, ${(tries / most) * BARS_REM}rem)`,
  })
  return (
    <>
      <span
        aria-hidden="true"
        className="ms-auto flex items-end gap-0.5"
        style={{ height: `${BARS_REM}rem` }}
      >
        {hours.map((hour) => (
          <span key={hour.from} className="w-1 min-h-0.5 bg-line-strong">
            <span className="block bg-danger" style={height(hour.failed)} />
            <span className="block bg-success" style={height(hour.delivered)} />
          </span>
        ))}
      </span>
      <span className="basis-full text-sm text-soft">
        {delivered + failed === 0 ? texts.noTries : texts.tries(delivered, failed)}
      </span>
    </>
  )
}

/** The balance of entries that no statement has yet, and the last statement that was sent. */
function Account() {
  const money = trpc.statements.money.useQuery(undefined, KEPT_FRESH)
  const sent = trpc.statements.listAsMember.useQuery({ limit: 1 }, KEPT_FRESH)
  const last = sent.data?.data[0]
  return (
    <>
      <Reading query={money}>
        {({ open, sums }) => (
          <div>
            <Owed balance={open} />
            {open !== 0 && <p className="text-sm text-soft">{partnerTexts.overview.notYet}</p>}
            {sums.length > 0 && (
              <dl className="mt-2 grid gap-1">
                {sums.map(({ kind, lines, amount }) => (
                  <div key={kind} className="flex justify-between gap-4">
                    <dt className="text-soft">
                      {partnerMoneyTexts.kinds[kind]} ({lines})
                    </dt>
                    <dd className="tabular">{amountText(amount)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
      </Reading>
      {last && (
        <Link
          to="/partner/statements"
          search={{ id: last.id }}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-raised px-4 py-3 shadow-card hover:bg-sunken"
        >
          <span>
            <span className="font-medium">
              {describeMonth(last.period, currentLocale())}, {amountText(last.closing)}
            </span>
            <span className="block text-sm text-soft">{last.number}</span>
          </span>
          <StatementBadge state={last.state} />
        </Link>
      )}
    </>
  )
}

function Keys() {
  const query = trpc.memberKeys.list.useQuery(undefined, KEPT_FRESH)
  const texts = developerTexts.keys
  return (
    <Reading query={query}>
      {({ keys }) => {
        const now = new Date(query.dataUpdatedAt)
        const inUse = keys.filter((key) => !isApiKeyOver(apiKeyState(key, now)))
        if (inUse.length === 0) return <p className="text-soft">{partnerTexts.overview.noKeys}</p>
        return (
          <ul className="grid gap-2">
            {inUse.map(({ id, name, lastUsedAt }) => (
              <li key={id}>
                <span className="font-medium break-words">{name}</span>
                <span className="block text-sm text-soft">
                  {lastUsedAt === null ? texts.neverUsed : texts.used(instantText(lastUsedAt))}
                </span>
              </li>
            ))}
          </ul>
        )
      }}
    </Reading>
  )
}
