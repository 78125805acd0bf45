import type { Webhook } from '@chauffeur/contract/webhooks'
import { webhookEvents, type WebhookEvent } from '@chauffeur/domain/webhooks'
import { trpc } from '../../shared/api/trpc.ts'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { useAct } from '../common/use-act.ts'
import { webhookTexts } from './webhook-texts.ts'

/** The purpose for which the dialog is open. */
export type WebhookTask = { readonly mode: 'create' } | { readonly mode: 'edit'; readonly webhook: Webhook }

export interface WebhookDraft {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly enabled: boolean
  /** Whose bookings it hears of; null for all. */
  readonly apiKeyId: string | null
  readonly contactEmail: string
}

/** A new receiver gets every event by default. */
export function startDraft(task: WebhookTask): WebhookDraft {
  if (task.mode === 'create')
    return { name: '', url: '', events: webhookEvents, enabled: true, apiKeyId: null, contactEmail: '' }
  const { name, url, events, enabled, apiKey, contactEmail } = task.webhook
  return { name, url, events, enabled, apiKeyId: apiKey?.id ?? null, contactEmail: contactEmail ?? '' }
}

interface Saving {
  /** With the secret of a new receiver. */
  readonly onDone: (name: string, secret: string | undefined) => void
  readonly onFailed: (error: unknown) => void
}

/** Adds a receiver or changes one. */
export function useSaveWebhook(task: WebhookTask, { onDone, onFailed }: Saving) {
  const { client, webhooks } = trpc.useUtils()
  return useAct({
    async act({ enabled, events, ...fields }: WebhookDraft) {
      const facts = { ...fields, events: [...events] }
      if (task.mode === 'create') return client.webhooks.create.mutate(facts)
      const webhook = await client.webhooks.change.mutate({ id: task.webhook.id, ...facts, enabled })
      return { webhook, secret: undefined }
    },
    done: webhookTexts.done[task.mode],
    failed: (error) => toastUnlessAtFields(webhookTexts.failed[task.mode], error),
    refresh: () => webhooks.invalidate(),
    onDone: ({ webhook, secret }) => onDone(webhook.name, secret),
    onFailed,
  })
}
