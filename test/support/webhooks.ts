import {
  startFakeReceiver,
  type ReceiverBehaviour,
  type ReceivedMessage,
} from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { webhookEvents, type WebhookEvent } from '@chauffeur/domain/webhooks'
import { Webhook as Verifier } from 'standardwebhooks'
import { onTestFinished, vi } from 'vitest'
import type { TestApp } from './app.ts'
import { callAsAdmin } from './admin-calls.ts'

/** Receivers in tests are on this machine. */
export const PRIVATE = { settings: { WEBHOOK_PRIVATE: 'yes' } } as const

/** A partner's server, for this test only. */
export async function openReceiver(manner?: ReceiverBehaviour) {
  const receiver = await startFakeReceiver(manner)
  onTestFinished(() => receiver.close())
  return receiver
}

/** Adds a receiver as the office does; its id and secret. */
export async function addWebhook(
  app: TestApp,
  url: string,
  facts: { readonly events?: readonly WebhookEvent[]; readonly partnerId?: string } = {},
): Promise<{ id: string; secret: string }> {
  const asked = { name: 'Partner', url, events: webhookEvents, ...facts }
  const { done } = await callAsAdmin(app, 'REST', 'createWebhook', asked)
  return { id: done.webhook.id, secret: done.secret }
}

/** The message, as the package that partners use reads it at that instant. Throws where a signature is wrong. */
export function verify({ body, headers }: ReceivedMessage, secret: string, at: Date): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  try {
    return new Verifier(secret).verify(body, headers)
  } finally {
    vi.useRealTimers()
  }
}
