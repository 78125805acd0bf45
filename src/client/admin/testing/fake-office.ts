import type { ApiKey } from '@chauffeur/contract/api-keys'
import type { CalendarLink } from '@chauffeur/contract/calendar'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { VehiclePricing } from '@chauffeur/contract/pricing'
import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { SENTENCES } from '@chauffeur/contract/sentences'
import type { Payment, PaymentToSettle } from '@chauffeur/contract/payments'
import type { UndeliveredMail } from '@chauffeur/contract/mails'
import type { User } from '@chauffeur/contract/session'
import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { http, type RequestHandler } from 'msw'
import { fakeBookingCalls, type FakeBookings } from './fake-bookings.ts'
import { fakeCalendarCalls } from './fake-calendar.ts'
import { fakeProcedures, Refused, t } from './fake-calls.ts'
import { fakeKeyCalls } from './fake-keys.ts'
import { fakeLuggageCalls } from './fake-luggage.ts'
import { fakePaymentCalls } from './fake-payments.ts'
import { fakePricingCalls } from './fake-pricing.ts'
import { regionCalls, stopCalls } from './fake-routes.ts'
import { fakeWebhookCalls, type FakeWebhooks } from './fake-webhooks.ts'

/** What the server knows; tests change it to make things happen behind the dashboard's back. */
export interface FakeOffice extends FakeBookings, FakeWebhooks {
  user: User | null
  calendarLink: CalendarLink | null
  /** In the order in which the server gives them. */
  enquiries: Enquiry[]
  prices: VehiclePricing[]
  luggage: LuggageCapacity[]
  stops: AdminStop[]
  regions: AdminRegion[]
  /** In the order in which the server gives them. */
  mails: UndeliveredMail[]
  /** By the id of their booking. */
  payments: Record<string, Payment[]>
  paymentsToSettle: PaymentToSettle[]
  keys: ApiKey[]
  /** Calls that find the server out of order. */
  broken: Set<string>
  /** Awaited before a decision is answered. */
  hold: Promise<void>
  readonly calls: string[]
}

export function fakeOffice(
  facts: Partial<
    Pick<
      FakeOffice,
      | 'user'
      | 'bookings'
      | 'histories'
      | 'enquiries'
      | 'prices'
      | 'luggage'
      | 'stops'
      | 'regions'
      | 'mails'
      | 'payments'
      | 'paymentsToSettle'
      | 'keys'
      | 'webhooks'
      | 'deliveries'
    >
  > = {},
): FakeOffice {
  return {
    user: null,
    bookings: [],
    histories: {},
    calendarLink: null,
    enquiries: [],
    prices: [],
    luggage: [],
    stops: [],
    regions: [],
    mails: [],
    payments: {},
    paymentsToSettle: [],
    keys: [],
    webhooks: [],
    deliveries: [],
    broken: new Set(),
    hold: Promise.resolve(),
    slowSearches: {},
    calls: [],
    ...facts,
  }
}

export const admin: User = { id: '1', username: 'admin' }
export const PASSWORD = 'correct-horse'

/** The office's calls by the real contract over the fake's memory, at the address where the client asks. */
export function officeCalls(office: FakeOffice): RequestHandler {
  const procedures = fakeProcedures(office)
  const { open, closed } = procedures
  const router = t.router({
    payments: fakePaymentCalls(office, closed),
    pricing: fakePricingCalls(office, procedures),
    luggage: fakeLuggageCalls(office, procedures),
    webhooks: fakeWebhookCalls(office, closed),
    stops: stopCalls(office, procedures),
    regions: regionCalls(office, procedures),
    session: t.router({
      user: closed.output(endpoints.currentUser.output).query(({ ctx }) => ctx.user),
      login: open
        .input(endpoints.login.input)
        .output(endpoints.login.output)
        .mutation(({ input }) => {
          if (input.username !== admin.username || input.password !== PASSWORD)
            throw new Refused('UNAUTHORIZED', SENTENCES.wrongLogin, { code: 'WRONG_LOGIN' })
          office.user = admin
          return admin
        }),
      logout: closed.output(endpoints.logout.output).mutation(() => {
        office.user = null
        return { success: true } as const
      }),
    }),
    bookings: fakeBookingCalls(office, closed),
    calendar: fakeCalendarCalls(office, closed),
    keys: fakeKeyCalls(office, closed),
    enquiries: t.router({
      list: closed
        .input(endpoints.listEnquiries.input)
        .output(endpoints.listEnquiries.output)
        .query(({ input: { answered, limit, cursor } }) => {
          const isWanted = ({ answeredAt }: Enquiry) =>
            (answeredAt !== null) === (answered ?? answeredAt !== null)
          const wanted = office.enquiries.filter(isWanted)
          const start = Number(cursor ?? 0)
          return {
            enquiries: wanted.slice(start, start + limit),
            nextCursor: wanted.length > start + limit ? String(start + limit) : null,
            unanswered: office.enquiries.filter(({ answeredAt }) => answeredAt === null).length,
          }
        }),
      mark: closed
        .input(endpoints.markEnquiry.input)
        .output(endpoints.markEnquiry.output)
        .mutation(async ({ input: { id, answered } }) => {
          await office.hold
          const found = office.enquiries.find((enquiry) => enquiry.id === id)
          if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
          const marked: Enquiry = answered
            ? { ...found, answeredAt: '2026-11-20T11:00:00.000Z', answeredBy: 'admin' }
            : { ...found, answeredAt: null, answeredBy: null }
          office.enquiries = office.enquiries.map((enquiry) => (enquiry === found ? marked : enquiry))
          return marked
        }),
    }),
    mails: t.router({
      list: closed
        .input(endpoints.listMails.input)
        .output(endpoints.listMails.output)
        .query(({ input: { limit, cursor } }) => {
          const start = Number(cursor ?? 0)
          return {
            mails: office.mails.slice(start, start + limit),
            nextCursor: office.mails.length > start + limit ? String(start + limit) : null,
            failed: office.mails.filter(({ state }) => state === 'failed').length,
          }
        }),
      sendAgain: closed
        .input(endpoints.sendMailAgain.input)
        .output(endpoints.sendMailAgain.output)
        .mutation(async ({ input: { id } }) => {
          await office.hold
          const found = office.mails.find((mail) => mail.id === id)
          if (!found)
            throw new Refused('CONFLICT', 'This mail has been sent meanwhile.', { code: 'MAIL_UNDER_WAY' })
          const queued: UndeliveredMail = { ...found, state: 'waiting', failedAt: null, attempts: 0 }
          office.mails = office.mails.map((mail) => (mail === found ? queued : mail))
          return queued
        }),
    }),
  })

  return http.all('*/trpc/:path', ({ request, params }) =>
    // Reads of one moment come in one request.
    String(params['path'])
      .split(',')
      .some((call) => office.broken.has(call))
      ? new Response('Bad Gateway', { status: 502 })
      : fetchRequestHandler({ endpoint: '/trpc', req: request, router }),
  )
}
