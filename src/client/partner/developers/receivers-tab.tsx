import { receiverState } from '@chauffeur/domain/webhooks'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { refusalSentence, serverSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PlusIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Reading } from '../reading.tsx'
import { AskFirst } from './ask-first.tsx'
import { Deliveries } from './deliveries.tsx'
import { ReceiverDialog } from './receiver-dialog.tsx'
import { ShownOnce, type Secret } from './shown-once.tsx'
import { isBeingSent, POLL_MS, type Receiver } from './receivers.ts'

const tones = { on: 'success', failing: 'danger', off: 'neutral', gone: 'danger' } as const

/** The receivers of the partner, each with what was sent to it. */
export function ReceiversTab() {
  const texts = developerTexts.receivers
  const [secret, setSecret] = useState<Secret>()
  const query = trpc.memberWebhooks.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some(({ lastDelivery }) => isBeingSent(lastDelivery)) ? POLL_MS : false,
  })
  const show = (title: string) => (value: string) => setSecret({ title, label: texts.secret, value })
  return (
    <>
      <ReceiverDialog
        onSecret={show(texts.added)}
        trigger={
          <Button variant="primary" className="mb-4">
            <PlusIcon className="size-4.5" />
            {texts.add}
          </Button>
        }
      />
      <Reading query={query}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p className="text-soft">{texts.none}</p>
          ) : (
            <ul aria-label={developerTexts.tabs.receivers} className="grid gap-4">
              {webhooks.map((receiver) => (
                <li key={receiver.id} className="rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
                  <ReceiverCard receiver={receiver} onSecret={show(developerTexts.keys.rotated)} />
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      <ShownOnce secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}

function ReceiverCard({ receiver, onSecret }: { receiver: Receiver; onSecret: (secret: string) => void }) {
  const texts = developerTexts.receivers
  const { id, name, url, enabled, lastDelivery } = receiver
  const { memberWebhooks } = trpc.useUtils()
  const [areDeliveriesOpen, setDeliveriesOpen] = useState(false)
  const onSettled = () => void memberWebhooks.invalidate()
  const test = trpc.memberWebhooks.test.useMutation({ onSettled })
  const change = trpc.memberWebhooks.change.useMutation({ onSettled })
  const rotate = trpc.memberWebhooks.rotate.useMutation({ onSettled })
  const remove = trpc.memberWebhooks.delete.useMutation({ onSettled })
  const error = test.error ?? change.error
  return (
    <article aria-label={name} className="grid gap-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="break-words">{name}</span>
          <ReceiverBadge receiver={receiver} />
        </p>
        <p className="font-mono text-sm wrap-anywhere">{url}</p>
        <TestResult receiver={receiver} />
      </div>
      {error && <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>}
      <div className="flex flex-wrap gap-2">
        {enabled && (
          <Button
            size="small"
            variant={lastDelivery === null ? 'primary' : 'secondary'}
            busy={test.isPending}
            busyLabel={developerTexts.busy}
            onClick={() => test.mutate({ id })}
          >
            {texts.verify}
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={areDeliveriesOpen}
          onClick={() => setDeliveriesOpen(!areDeliveriesOpen)}
        >
          {texts.deliveries}
        </Button>
        <ReceiverDialog receiver={receiver} trigger={<Button size="small">{texts.edit}</Button>} />
        <Button
          size="small"
          busy={change.isPending}
          busyLabel={developerTexts.busy}
          onClick={() => change.mutate({ id, enabled: !enabled })}
        >
          {enabled ? texts.switchOff : texts.switchOn}
        </Button>
        <AskFirst
          trigger={<Button size="small">{texts.rotate}</Button>}
          question={texts.rotateQuestion(name)}
          effect={texts.rotateEffect}
          yes={texts.rotate}
          act={rotate}
          onYes={(close) =>
            rotate.mutate(
              { id },
              {
                onSuccess({ secret }) {
                  close()
                  onSecret(secret)
                },
              },
            )
          }
        />
        <AskFirst
          trigger={<Button size="small">{texts.remove}</Button>}
          question={texts.removeQuestion(name)}
          effect={texts.removeEffect}
          yes={texts.remove}
          act={remove}
          onYes={() => remove.mutate({ id })}
        />
      </div>
      {areDeliveriesOpen && <Deliveries receiver={receiver} />}
    </article>
  )
}

/** Whether a receiver takes what it is sent. */
export function ReceiverBadge({ receiver }: { receiver: Receiver }) {
  const texts = developerTexts.receivers
  const state = receiverState(receiver)
  const isUntested = state === 'on' && receiver.lastDelivery === null
  return (
    <Badge tone={isUntested ? 'neutral' : tones[state]}>
      {isUntested ? texts.untested : texts.states[state]}
    </Badge>
  )
}

/** How the last test went, while it is the last message. */
function TestResult({ receiver: { lastDelivery } }: { receiver: Receiver }) {
  const texts = developerTexts.receivers
  const said = () => {
    if (lastDelivery?.type !== 'webhook.test') return undefined
    if (lastDelivery.state === 'delivered') return texts.verified
    if (isBeingSent(lastDelivery)) return texts.testSent
    return texts.testFailed(serverSentence(lastDelivery.failure, lastDelivery.reason ?? ''))
  }
  return (
    <p aria-live="polite" className="text-sm text-soft">
      {said()}
    </p>
  )
}
