import type { Webhook } from '@chauffeur/contract/webhooks'
import { webhookEvents, type WebhookEvent } from '@chauffeur/domain/webhooks'
import { readRefusal } from '../../api/refusal.ts'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { webhookTexts } from './webhook-texts.ts'

/** What the dialog is open for. */
export type WebhookTask = { readonly mode: 'create' } | { readonly mode: 'edit'; readonly webhook: Webhook }

export interface WebhookDraft {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly isOn: boolean
}

/** A new receiver is told everything unless somebody says otherwise. */
export function startDraft(task: WebhookTask): WebhookDraft {
  if (task.mode === 'create') return { name: '', url: '', events: webhookEvents, isOn: true }
  const { name, url, events, isOn } = task.webhook
  return { name, url, events, isOn }
}

interface Saving {
  /** With the secret of a new receiver. */
  readonly onDone: (name: string, secret: string | undefined) => void
  /** Shows what is wrong with a field. */
  readonly onProblem: (error: unknown) => void
}

/** Adds a receiver or changes one. */
export function useSaveWebhook(task: WebhookTask, { onDone, onProblem }: Saving) {
  const { client, webhooks } = trpc.useUtils()
  return useAct({
    async act({ isOn, events, ...fields }: WebhookDraft) {
      const facts = { ...fields, events: [...events] }
      if (task.mode === 'create') return client.webhooks.create.mutate(facts)
      const webhook = await client.webhooks.change.mutate({ id: task.webhook.id, ...facts, isOn })
      return { webhook, secret: undefined }
    },
    done: webhookTexts.done[task.mode],
    failed: webhookTexts.failed[task.mode],
    refresh: () => webhooks.invalidate(),
    onDone: ({ webhook, secret }) => onDone(webhook.name, secret),
    tellInPlace(error) {
      if (Object.keys(readRefusal(error)?.fields ?? {}).length === 0) return false
      onProblem(error)
      return true
    },
  })
}
