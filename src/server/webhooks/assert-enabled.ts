import { Refusal } from '../core/refusal.ts'
import type { Webhook } from './webhook.entity.ts'

/** Nothing is sent to a receiver that is switched off. */
export function assertEnabled({ isOn }: Webhook): void {
  if (!isOn) throw new Refusal('WEBHOOK_OFF', 'This receiver is switched off. Please switch it on first.')
}
