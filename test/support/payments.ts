import {
  SIMULATOR_KEY,
  SIMULATOR_MERCHANT,
  simulatorServer,
  type SimulatorServer,
} from '@chauffeur/gateways/payments/testing/simulator-server'
import { expect, onTestFinished } from 'vitest'
import { Outbox } from '../../src/server/mail/outbox.entity.ts'
import { PaymentChange, Payment } from '../../src/server/payments/payment.entity.ts'
import type { AppOptions, TestApp } from './app.ts'
import { clockAt } from './clock.ts'
import type { Output } from './api-clients.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'

/** An app whose payments go to a provider of its own: the simulator on another port, with every fault it can have. */
export interface PayingApp extends TestApp {
  readonly provider: SimulatorServer
  /** Lets the same time pass on both sides, and does every check that falls due. */
  pass(time: { minutes?: number; seconds?: number }): Promise<void>
}

type Open = (options?: Omit<AppOptions, 'database'>) => Promise<TestApp>

const PAYMENT_START = '2027-06-01T10:00:00.000Z'

export async function openPaying(open: Open, options: Omit<AppOptions, 'database'> = {}): Promise<PayingApp> {
  const provider = await simulatorServer()
  onTestFinished(() => provider.close())
  return { ...(await beside(open, provider, { clock: clockAt(PAYMENT_START), ...options })), provider }
}

/** Opens a paying app on the provider of another one, and on its database when `options.beside` says so. */
export async function beside(
  open: Open,
  provider: SimulatorServer,
  options: Omit<AppOptions, 'database'>,
): Promise<PayingApp> {
  const app = await open({
    ...options,
    settings: { ...settingsOf(provider), ...options.settings },
    // The simulator takes as many calls as come; a clock that is moved would wait for the real one.
    paymentCalls: { pace: { perSecond: 10_000, burst: 1_000 }, ...options.paymentCalls },
  })
  return {
    ...app,
    provider,
    async pass(time) {
      app.clock.advance(time)
      provider.clock.advance(time)
      await provider.settled()
      await app.workers.payments?.drain()
    },
  }
}

export function settingsOf({ url }: SimulatorServer): Record<string, string> {
  return {
    SUMUP_API_KEY: SIMULATOR_KEY,
    SUMUP_MERCHANT_CODE: SIMULATOR_MERCHANT,
    SUMUP_BASE_URL: url,
    OFFICE_EMAIL: 'office@costa.example',
  }
}

/** 49.00 to be paid online, after PAYMENT_START. */
export function online(change: BookingBody = {}): BookingBody {
  return faroToVilamoura({ pickupDate: '2027-06-20', paymentMethod: 'sumup', ...change })
}

export const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

interface Booked {
  readonly booking: Output<'createBooking'>
  /** The provider's id of the checkout. */
  readonly checkoutId: string
}

/** Books a trip that is to be paid now. */
export async function bookOnline(app: TestApp, change: BookingBody = {}, key?: string): Promise<Booked> {
  const answer = await app.clients.REST.ask('createBooking', online(change), key ? withKey(key) : {})
  return { booking: answer.done, checkoutId: checkoutOf(answer.done.checkoutUrl) }
}

export function checkoutOf(checkoutUrl: string | undefined): string {
  const [, id] = /\/pay\/([\w-]+)$/.exec(checkoutUrl ?? '') ?? []
  if (id === undefined) throw new Error(`${checkoutUrl} is no page of the simulator`)
  return id
}

/** The attempts to pay a booking, the first one first. */
export function attemptsOf(app: TestApp, bookingId: string): Promise<Payment[]> {
  return app.database.fresh().find(Payment, { bookingId }, { orderBy: { attempt: 'asc' } })
}

export async function attemptOf(app: TestApp, bookingId: string): Promise<Payment> {
  const [payment] = await attemptsOf(app, bookingId)
  if (!payment) throw new Error('There is no attempt')
  return payment
}

export async function statesOf(app: TestApp, bookingId: string): Promise<string[]> {
  return (await attemptsOf(app, bookingId)).map(({ state }) => state)
}

/** Returns the events that changed an attempt, in order. */
export async function eventsOf(app: TestApp, payment: Payment): Promise<string[]> {
  const changes = await app.database
    .fresh()
    .find(PaymentChange, { paymentId: payment.id }, { orderBy: { id: 'asc' } })
  return changes.map(({ event }) => event)
}

/** The mails about payments that were left to be sent, whether or not they were. */
export async function paymentMails(app: TestApp, bookingId: string): Promise<string[]> {
  const rows = await app.database.fresh().find(Outbox, { bookingId })
  return rows
    .map(({ kind, details }) => (details?.occasion ? `${kind} ${details.occasion}` : kind))
    .filter((kind) => /^(?:payment|office-payment)-/.test(kind))
    .toSorted()
}

export async function expectStanding(
  app: TestApp,
  checkoutId: string,
  paymentStatus: 'pending' | 'completed' | 'failed',
): Promise<void> {
  const { done } = await app.clients.REST.ask('readPaymentStatus', { checkoutId })
  expect(done).toMatchObject({ paymentStatus, amount: 49 })
}

/** Returns the part after the # in the link that an administrator sends a customer to pay a booking. */
export async function paymentLinkToken(app: TestApp, id: string): Promise<string> {
  const { done } = await app.clients.REST.ask('sendPaymentLink', { id }, { cookie: await app.adminCookie() })
  const [, token = ''] = done.url.split('#')
  return token
}
