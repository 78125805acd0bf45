import type { Log } from './core/logging.ts'
import type { Services } from './api/context.ts'
import { isSandbox } from './core/config.ts'
import type { OperationContext } from './core/request-context.ts'
import type { Gateways } from './gateways.ts'
import type { Worker } from './jobs/poller.ts'
import { startDecisionWorker } from './bookings/decision-worker.ts'
import { startChangeWorker } from './changes/change-worker.ts'
import { startChauffeurWorker } from './dispatch/chauffeur-mails.ts'
import { startStatementWorker } from './ledger/draft-statements.ts'
import { startAlertWorker } from './flights/subscribe-alerts.ts'
import { startFlightWorker } from './flights/watch-flights.ts'
import { startLinkWorker } from './guest/link-requests.ts'
import { deliverMail, startMailWorker } from './mail/deliver-mail.ts'
import { paymentContext } from './payments/observe-payment.ts'
import { startPushWorker } from './notices/send-push.ts'
import { startNoticeWorker } from './notices/write-notices.ts'
import { startPaymentWorker } from './payments/check-payment.ts'
import { keepTestMail } from './sandbox/keep-test-mail.ts'
import { startTripMessageWorker } from './webhooks/write-trip-messages.ts'
import { startWebhookWorker } from './webhooks/webhook-worker.ts'
import type { EntityManager } from './db/orm.ts'

/** The workers that do the jobs which transactions left, beside the requests. */
export interface Workers {
  readonly mail: Worker
  readonly webhooks: Worker
  /** Writes down what other systems are to hear of trips. */
  readonly tripMessages: Worker
  /** Ends changes of bookings whose time is over. */
  readonly changes: Worker
  /** Rejects bookings that nobody has decided in time. */
  readonly decisions: Worker
  readonly links: Worker
  /** Drafts what partners earn, month by month. */
  readonly statements: Worker
  /** Reminds guests of their trips, and tells them who drives and how far that is. */
  readonly chauffeurs: Worker
  /** Writes down what drivers are to be told. */
  readonly notices: Worker
  /** Sends it to their phones. */
  readonly pushes: Worker
  /** Asks when flights land; undefined where nobody is asked. */
  readonly flights: Worker | undefined
  /** Has their provider tell of flights; undefined where there is none that does. */
  readonly flightAlerts: Worker | undefined
  /** Undefined when online payment is not offered. */
  readonly payments: Worker | undefined
  wake(): void
  stop(): Promise<void>
}

export function startWorkers(
  operation: OperationContext,
  { webhooks, payments, links, firm, flights, alertAddresses }: Services,
  { mailer, log }: { readonly mailer: Gateways['mailer']; readonly log: Log },
): Workers {
  const { orm, clock, processId, config } = operation
  const workers = {
    mail: startMailWorker({
      orm,
      clock,
      processId,
      log,
      deliver: (job) => {
        const deps = { orm, config, links, firm, clock }
        return isSandbox(config) ? keepTestMail(job, deps) : deliverMail(job, { ...deps, mailer })
      },
    }),
    webhooks: startWebhookWorker({ orm, clock, processId, log, ...webhooks }),
    tripMessages: startTripMessageWorker(operation, log),
    changes: startChangeWorker({ context: operation, log }),
    decisions: startDecisionWorker({ context: operation, log }),
    links: startLinkWorker(operation, log),
    statements: startStatementWorker(operation, log),
    chauffeurs: startChauffeurWorker(operation, log),
    notices: startNoticeWorker(operation, log),
    pushes: startPushWorker({ orm, clock, processId, log, firm, sender: webhooks.sender }),
    flights: flights && startFlightWorker({ context: operation, flights, log }),
    flightAlerts:
      flights?.alerts &&
      startAlertWorker({ context: operation, alerts: flights.alerts, addresses: alertAddresses, log }),
    payments:
      payments &&
      startPaymentWorker({
        context: paymentContext(operation, { ...payments, gateway: payments.scheduledGateway }),
        log,
      }),
  }
  const all = Object.values(workers).filter((worker) => worker !== undefined)
  return {
    ...workers,
    wake() {
      for (const worker of all) worker.wake()
    },
    async stop() {
      await Promise.all(all.map((worker) => worker.stop()))
      mailer.close?.()
    },
  }
}

/**
 * Frees the jobs, payments and idempotency keys that processes had leased which are not listed any more. One that wakes
 * up after all settles nothing: every lease is checked by its holder in the statement that ends it.
 */
export async function releaseLeases(em: EntityManager, now: Date): Promise<void> {
  for (const table of jobTables)
    await em.execute(`update ${table} set locked_until = null, locked_by = null where ${isGone('locked_by')}`)
  await em.execute(`update idempotency_key set claimed_by = null where ${isGone('claimed_by')}`)
  await em.execute(
    `update payment set locked_until = null, locked_by = null where id in (${paymentsOf('locked_by')})`,
  )
  await em.execute(
    `update payment set next_check_at = least(next_check_at, ?), checked_by = null where id in (${paymentsOf('checked_by')})`,
    [now],
  )
}

const jobTables = ['outbox', 'webhook_delivery', 'link_request', 'push_message']

// Worded like the partial indexes that find them.
const isGone = (holder: string) =>
  `${holder} is not null and ${holder} not in (select id from server_process)`

/** Locked in the order in which a transition locks the attempts of a booking: see `readAttempts`. */
const paymentsOf = (holder: string) =>
  `select id from payment where ${isGone(holder)} order by journey_id is not null, booking_id, attempt desc for update`
