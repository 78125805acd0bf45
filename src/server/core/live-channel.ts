import type { LiveEvent, LiveName } from '@chauffeur/contract/live-events'
import type { EntityManager } from '../db/orm.ts'

/** The channel on which all processes hear what has changed. */
export const LIVE_CHANNEL = 'live'

export function liveMessage({ name, id }: LiveEvent): string {
  return `${name}:${id}`
}

export function readLiveMessage(message: string): LiveEvent {
  const at = message.indexOf(':')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the function above
  return { name: message.slice(0, at) as LiveName, id: message.slice(at + 1) }
}

/** Tells every process of a change, once the transaction that makes it stands. */
export async function announce(em: EntityManager, event: LiveEvent): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [LIVE_CHANNEL, liveMessage(event)])
}
