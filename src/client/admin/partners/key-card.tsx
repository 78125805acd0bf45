import type { ApiKey } from '@chauffeur/contract/api-keys'
import { apiKeyState, isApiKeyOver, type ApiKeyState } from '@chauffeur/domain/api-keys'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { CustomerText, Done, FactList, Instant } from '../common/fact.tsx'
import { RotateDialog, scopeNames } from './key-dialogs.tsx'

const states: Readonly<Record<ApiKeyState, readonly [label: string, tone: BadgeTone]>> = {
  in_use: ['In use', 'success'],
  expiring: ['Ends soon', 'warning'],
  expired: ['Expired', 'danger'],
  revoked: ['Revoked', 'neutral'],
}

/** One key: its rights and use, and the buttons that renew and end it. */
export function KeyCard({ apiKey, now }: { apiKey: ApiKey; now: Date }) {
  const { id, name, scopes, start, createdAt, createdBy, lastUsedAt, oldSecret } = apiKey
  const { allowedIps, expiresAt, revokedAt, revokedBy } = apiKey
  const titleId = `key-${id}`
  const state = apiKeyState(apiKey, now)
  const isOver = isApiKeyOver(state)
  const [label, tone] = states[state]
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-wrap gap-x-8 gap-y-4 rounded-card border-s-4 bg-raised px-4 py-4 text-sm shadow-card sm:px-5',
        isOver ? 'border-s-line-strong' : tone === 'success' ? 'border-s-success' : 'border-s-warning-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        <header className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
            <CustomerText>{name}</CustomerText>
          </h3>
          <Badge tone={tone}>{label}</Badge>
        </header>
        <FactList
          facts={{
            Secret: <span className="font-mono">{start}…</span>,
            'Old secret': oldSecret && (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  <span className="font-mono">{oldSecret.start}…</span> works until{' '}
                  <Instant at={oldSecret.endsAt} />
                </span>
                <ConfirmCall
                  label="End now"
                  describedBy={titleId}
                  question="End the old secret now?"
                  effect="Whoever still uses it is refused from now on. The new one goes on working."
                  busyLabel="Ending..."
                  procedure={trpc.keys.endOldSecret}
                  input={{ id }}
                  done={{ title: 'Old secret ended', description: 'Only the new one works now.' }}
                  failed="The old secret was not ended"
                />
              </span>
            ),
            May: scopes.map((scope) => scopeNames[scope]).join(', '),
            From: allowedIps?.join(', '),
            [label === 'Expired' ? 'Ended' : 'Ends']: expiresAt !== null && <Instant at={expiresAt} />,
            Made: <Done at={createdAt} by={createdBy} />,
            'Last use': lastUsedAt === null ? 'Never' : <Instant at={lastUsedAt} />,
            Revoked: revokedAt !== null && <Done at={revokedAt} by={revokedBy ?? ''} />,
          }}
        />
      </div>
      <KeyUsage usage={apiKey.usage} />
      {!isOver && (
        <div className="grid w-full grid-cols-2 content-start gap-2 sm:flex sm:w-auto sm:self-start lg:w-36 lg:flex-col">
          <RotateDialog apiKey={apiKey} describedBy={titleId} />
          <ConfirmCall
            label="Revoke"
            describedBy={titleId}
            question={
              <>
                Revoke the key “<CustomerText>{name}</CustomerText>”?
              </>
            }
            effect="Every call with it is refused from now on, and it cannot be taken back. Bookings and receivers stay the partner’s."
            busyLabel="Revoking..."
            procedure={trpc.keys.revoke}
            input={{ id }}
            done={{ title: 'API key revoked', description: 'It opens nothing any more.' }}
            failed="The key was not revoked"
          />
        </div>
      )}
    </article>
  )
}

const COUNT = new Intl.NumberFormat('en-GB')
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** The lowest bar, so that a day with a single call is seen, too. */
const MIN_BAR_PERCENT = 8

/** How many calls came with a key, day by day. */
function KeyUsage({ usage }: Pick<ApiKey, 'usage'>) {
  const total = usage.reduce((sum, { calls }) => sum + calls, 0)
  const most = usage.reduce((a, b) => (b.calls > a.calls ? b : a), { day: '', calls: 0 })
  return (
    <div className="w-full sm:w-56">
      <p className="text-soft">
        <span className="text-lead font-semibold tabular text-ink">{COUNT.format(total)}</span>{' '}
        {total === 1 ? 'call in 30 days' : 'calls in 30 days'}
      </p>
      {total > 0 && (
        <>
          <VisuallyHidden>{`Most on ${dayOf(most.day)}: ${COUNT.format(most.calls)}.`}</VisuallyHidden>
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
