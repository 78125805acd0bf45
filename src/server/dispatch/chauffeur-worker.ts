import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { startPoller, type Poll, type Worker } from '../jobs/poller.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { readDueChauffeurMails } from './read-due-chauffeur-mails.ts'
import { readThanksDue } from './read-thanks.ts'

// Each transaction wakes it, and none of what it looks for is a matter of less than a second.
const DEBOUNCE_MS = 1_000

/**
 * Mails guests who drives them and how far the chauffeur is, and thanks them at the end. It looks at how trips stand
 * rather than at what happened, so guests do not hear of a step that was taken back. Any number of processes may run
 * one: each mail is stored once.
 */
export function startChauffeurWorker(
  context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>,
  log: Log,
): Worker {
  const { orm, clock } = context
  const sendAll = async (poll: Poll) => {
    poll.listen()
    try {
      const mails = await readDueChauffeurMails({ em: orm.em.fork(), clock })
      const thanks = await readThanksDue({ em: orm.em.fork(), clock })
      if (mails.length + thanks.length === 0) return
      await context.transaction(async (tx) => {
        for (const { kind, bookingId, details } of mails) await enqueueMail(tx, kind, bookingId, details)
        for (const bookingId of thanks) await enqueueMail(tx, 'trip-thanks', bookingId)
      })
    } catch (error) {
      log.error({ err: error }, 'what guests are to hear of their chauffeurs could not be read')
    }
  }
  return startPoller(sendAll, DEBOUNCE_MS)
}
