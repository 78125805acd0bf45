import { randomUUID } from 'node:crypto'

/** A webhook-id, by which receivers know a message that they have had before. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}
