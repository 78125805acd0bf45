import type { ApiKey } from '@chauffeur/contract/api-keys'
import { receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { useReceiversOf } from '../frame/use-open-counts.ts'
import { RotateDialog } from './key-dialogs.tsx'
import { keyTexts } from './key-texts.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'

/** One key: its owner, rights and use, and the buttons that renew and end it. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, scopes, start, createdAt, createdBy, lastUsedAt, oldSecret } = apiKey
  const { revokedAt, revokedBy } = apiKey
  const titleId = `key-${id}`
  const isRevoked = revokedAt !== null
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-wrap gap-x-8 gap-y-4 rounded-card border-s-4 bg-raised px-4 py-4 text-sm shadow-card sm:px-5',
        isRevoked ? 'border-s-line-strong' : 'border-s-success',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <header className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
            <CustomerText>{name}</CustomerText>
          </h3>
          <Badge tone={isRevoked ? 'neutral' : 'success'}>
            {keyTexts.states[isRevoked ? 'revoked' : 'working']}
          </Badge>
        </header>
        <Facts>
          <Fact label={keyTexts.secret}>
            <span className="font-mono">{start}…</span>
          </Fact>
          {oldSecret && (
            <Fact label={keyTexts.oldSecret}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  <span className="font-mono">{oldSecret.start}…</span> {keyTexts.worksUntil}{' '}
                  <Instant at={oldSecret.endsAt} />
                </span>
                <EndButton apiKey={apiKey} what="endOld" describedBy={titleId} />
              </span>
            </Fact>
          )}
          <Fact label={keyTexts.scopes}>{scopes.map((scope) => keyTexts.scopeNames[scope]).join(', ')}</Fact>
          <Receivers apiKeyId={id} />
          <Fact label={keyTexts.made}>
            <By at={createdAt} who={createdBy} />
          </Fact>
          <Fact label={keyTexts.lastUse}>
            {lastUsedAt === null ? keyTexts.neverUsed : <Instant at={lastUsedAt} />}
          </Fact>
          {revokedAt !== null && (
            <Fact label={keyTexts.ended}>
              <By at={revokedAt} who={revokedBy ?? ''} />
            </Fact>
          )}
        </Facts>
      </div>
      <KeyUsage usage={apiKey.usage} />
      {!isRevoked && (
        <div className="grid w-full grid-cols-2 content-start gap-2 sm:flex sm:w-auto sm:self-start lg:w-36 lg:flex-col">
          <RotateDialog apiKey={apiKey} describedBy={titleId} />
          <EndButton apiKey={apiKey} what="revoke" describedBy={titleId} />
        </div>
      )}
    </article>
  )
}

/** How many receivers of webhooks it has, and whether they work. */
function Receivers({ apiKeyId }: { apiKeyId: string }) {
  const states = useReceiversOf(apiKeyId).map(receiverState)
  if (states.length === 0) return null
  const failing = states.filter((state) => state === 'failing' || state === 'gone').length
  return (
    <Fact label={keyTexts.receivers.label}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to="/admin/webhooks" className="link tabular">
          {keyTexts.receivers.count(states.length)}
        </Link>
        {failing > 0 && <Badge tone="danger">{keyTexts.receivers.failing(failing)}</Badge>}
      </span>
    </Fact>
  )
}

function By({ at, who }: { at: string; who: string }) {
  return (
    <>
      <Instant at={at} /> {keyTexts.by} <CustomerText>{who}</CustomerText>
    </>
  )
}

type EndButtonProps = { apiKey: ApiKey; what: 'endOld' | 'revoke'; describedBy: string }

/** Ends a replaced secret, or the whole key, after a question. */
function EndButton({ apiKey: { id, name }, what, describedBy }: EndButtonProps) {
  const { open, question, effect, submit, busy } = keyTexts[what]
  return (
    <ConfirmCall
      label={open}
      describedBy={describedBy}
      question={
        what === 'revoke' ? (
          <>
            {question} “<CustomerText>{name}</CustomerText>”?
          </>
        ) : (
          question
        )
      }
      effect={effect}
      confirmLabel={submit}
      busyLabel={busy}
      procedure={what === 'revoke' ? trpc.keys.revoke : trpc.keys.endOldSecret}
      input={{ id }}
      done={keyTexts.done[what]}
      failed={keyTexts.failed[what]}
    />
  )
}

const COUNT = new Intl.NumberFormat('en-GB')
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** Of the height: a day with a single call is seen, too. */
const MIN_BAR_PERCENT = 8

/** How many calls came with a key, day by day. */
function KeyUsage({ usage }: Pick<ApiKey, 'usage'>) {
  const total = usage.reduce((sum, { calls }) => sum + calls, 0)
  const most = usage.reduce((a, b) => (b.calls > a.calls ? b : a), { day: '', calls: 0 })
  return (
    <div className="w-full sm:w-56">
      <p className="text-soft">
        <span className="text-lead font-semibold tabular text-ink">{COUNT.format(total)}</span>{' '}
        {keyTexts.usage(total)}
      </p>
      {total > 0 && (
        <>
          <VisuallyHidden>{keyTexts.most(COUNT.format(most.calls), dayOf(most.day))}</VisuallyHidden>
          <div aria-hidden="true" className="mt-1 flex h-10 items-end gap-px border-b border-line-strong">
            {usage.map(({ day, calls }) => (
              <span
                key={day}
                title={`${dayOf(day)}: ${COUNT.format(calls)}`}
                className="flex h-full flex-1 items-end"
              >
                <span
                  className="w-full rounded-t-[2px] bg-accent-line"
                  style={{
                    height: calls === 0 ? 0 : `${Math.max(MIN_BAR_PERCENT, (calls / most.calls) * 100)}%`,
                  }}
                />
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function dayOf(day: string): string {
  return DAY.format(new Date(`${day}T00:00Z`))
}
