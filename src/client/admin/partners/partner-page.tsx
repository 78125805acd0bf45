import type { ApiKey } from '@chauffeur/contract/api-keys'
import type { Partner } from '@chauffeur/contract/partners'
import type { Webhook } from '@chauffeur/contract/webhooks'
import { apiKeyState, isApiKeyOver } from '@chauffeur/domain/api-keys'
import { ENDED_READ_DAYS, SUSPENDED_MESSAGE_DAYS } from '@chauffeur/domain/partners'
import { receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs.tsx'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { CustomerText, Done, FactList, Instant } from '../common/fact.tsx'
import { CardList, PageSection, readState, ReadPart } from '../common/resource-list.tsx'
import { AdminHeader, BackLink, RefreshButton } from '../frame/admin-header.tsx'
import { useReceiversOf } from '../frame/admin-nav.tsx'
import { KeyCard } from './key-card.tsx'
import { MakeKeyDialog } from './key-dialogs.tsx'
import { MoneyTab } from './money-tab.tsx'
import { MergeDialog, PartnerDialog } from './partner-dialogs.tsx'
import { partnerFacts, PartnerState } from './partners-page.tsx'
import { AddMemberDialog, TeamOf } from './team-section.tsx'

/** One partner: how it stands, its keys and receivers, and its account. */
export function PartnerPage({ id }: { id: string }) {
  const query = trpc.partners.list.useQuery(undefined, { staleTime: 0 })
  const keys = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  const state = {
    ...readState(query),
    isReading: query.isFetching || keys.isFetching,
    refetch: () => void Promise.all([query.refetch(), keys.refetch()]),
  }
  return (
    <>
      <AdminHeader title="Partners" />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BackLink to="/admin/partners">All partners</BackLink>
          <RefreshButton {...state} />
        </div>
        <ReadPart query={query} what="partner" waiting="Loading the partner...">
          {({ partners }) => {
            const partner = partners.find((one) => one.id === id)
            if (!partner) return <p className="mt-4">There is no such partner any more.</p>
            const others = partners.filter((one) => one.id !== id && one.state !== 'ended')
            return (
              <Shown partner={partner} others={others}>
                <ReadPart query={keys} what="API keys" waiting="Loading API keys...">
                  {({ keys: all }) => (
                    <KeysOf
                      keys={all.filter((key) => key.partner.id === id)}
                      now={new Date(keys.dataUpdatedAt)}
                    />
                  )}
                </ReadPart>
              </Shown>
            )
          }}
        </ReadPart>
      </main>
    </>
  )
}

type ShownProps = { partner: Partner; others: readonly Partner[]; children: ReactNode }

function Shown({ partner, others, children }: ShownProps) {
  const { id, name, state, stateSince, createdAt, createdBy } = partner
  const isOver = state === 'ended'
  const [tab, setTab] = useState('access')
  return (
    <>
      <header className="mt-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-heading">
          <CustomerText>{name}</CustomerText>
        </h2>
        <PartnerState partner={partner} />
      </header>
      <div className="rounded-card bg-raised px-4 py-4 text-sm shadow-card sm:px-5">
        <FactList
          facts={{
            ...partnerFacts(partner),
            Since: state !== 'live' && <Instant at={stateSince} />,
            Added: <Done at={createdAt} by={createdBy} />,
          }}
        />
        {!isOver && (
          <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
            <PartnerDialog partner={partner} trigger={<Button size="small">Edit</Button>} />
            <StateButtons partner={partner} />
            <MergeDialog partner={partner} others={others} />
          </div>
        )}
      </div>
      <Tabs value={tab} onValueChange={setTab}>
        <div className="mt-6 border-b border-line">
          <TabList label="Partner">
            <Tab value="access">Access</Tab>
            <Tab value="money">Money</Tab>
          </TabList>
        </div>
        <TabPanel value="access">
          <PageSection title="API keys" action={!isOver && <MakeKeyDialog partnerId={id} />}>
            {children}
          </PageSection>
          <PageSection title="Team" action={!isOver && <AddMemberDialog partnerId={id} />}>
            <TeamOf partnerId={id} />
          </PageSection>
          <PageSection
            title="Receivers of webhooks"
            action={
              <Link to="/admin/webhooks" className="link text-sm">
                All receivers
              </Link>
            }
          >
            <ReceiversOf id={id} />
          </PageSection>
        </TabPanel>
        <TabPanel value="money">
          <MoneyTab partnerId={id} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function StateButtons({ partner: { id, name, state } }: { partner: Partner }) {
  const call = { procedure: trpc.partners.setState, failed: 'The partner was not changed' }
  return (
    <>
      {state === 'suspended' ? (
        <ConfirmCall
          {...call}
          label="Resume"
          question={`Resume ${name}?`}
          effect="Its calls are answered again, and what its receivers have missed is sent."
          busyLabel="Resuming..."
          tone="primary"
          input={{ id, state: 'live' }}
          done={{ title: 'Partner resumed' }}
        />
      ) : (
        <ConfirmCall
          {...call}
          label="Suspend"
          question={`Suspend ${name}?`}
          effect={`Its calls are refused, and messages to its receivers wait for ${SUSPENDED_MESSAGE_DAYS} days at most. Its trips are driven. You can resume it.`}
          busyLabel="Suspending..."
          input={{ id, state: 'suspended' }}
          done={{ title: 'Partner suspended' }}
        />
      )}
      <ConfirmCall
        {...call}
        label="End"
        question={`End ${name} for good?`}
        effect={`Its receivers are switched off, and its keys only read, for ${ENDED_READ_DAYS} days. Its trips are driven. It cannot be taken back.`}
        busyLabel="Ending..."
        input={{ id, state: 'ended' }}
        done={{ title: 'Partner ended' }}
      />
    </>
  )
}

type KeysProps = { keys: readonly ApiKey[]; now: Date }

function KeysOf({ keys, now }: KeysProps) {
  const hasEnded = (key: ApiKey) => isApiKeyOver(apiKeyState(key, now))
  const ended = keys.filter(hasEnded)
  const inUse = keys.filter((key) => !hasEnded(key))
  return (
    <>
      {inUse.length === 0 ? (
        <p className="text-soft">None in use: its system cannot call.</p>
      ) : (
        <Keys keys={inUse} now={now} label="API keys in use" />
      )}
      {ended.length > 0 && (
        <Disclosure title={`Keys that have ended (${ended.length})`} className="mt-6">
          <Keys keys={ended} now={now} label="API keys that have ended" />
        </Disclosure>
      )}
    </>
  )
}

function Keys({ keys, now, label }: KeysProps & { label: string }) {
  return (
    <CardList label={label} rows={keys} className="gap-3">
      {(apiKey) => <KeyCard apiKey={apiKey} now={now} />}
    </CardList>
  )
}

function ReceiversOf({ id }: { id: string }) {
  const receivers = useReceiversOf(id)
  if (receivers.length === 0) return <p className="text-soft">None. It can add its own by its API key.</p>
  return (
    <CardList label="Receivers" rows={receivers} className="gap-2">
      {(receiver) => <Receiver receiver={receiver} />}
    </CardList>
  )
}

function Receiver({ receiver }: { receiver: Webhook }) {
  const { id, name, url } = receiver
  const state = receiverState(receiver)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5">
      <Link to="/admin/webhooks/$id" params={{ id }} className="link font-medium">
        <CustomerText>{name}</CustomerText>
      </Link>
      <Badge tone={state === 'on' ? 'success' : state === 'off' ? 'neutral' : 'danger'}>
        {receiverStates[state]}
      </Badge>
      <span className="min-w-0 break-all text-soft">{url}</span>
    </div>
  )
}

const receiverStates = { on: 'On', off: 'Off', gone: 'Gone', failing: 'Failing' }
