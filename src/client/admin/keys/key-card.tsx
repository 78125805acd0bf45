import type { ApiKey } from '@chauffeur/contract/api-keys'
import { receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { useReceiversOf } from '../frame/use-open-counts.ts'
import { EndButton } from './end-button.tsx'
import { keyTexts } from './key-texts.ts'
import { KeyUsage } from './key-usage.tsx'
import { RotateDialog } from './rotate-dialog.tsx'

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
