import type { ApiKey } from '@chauffeur/contract/api-keys'
import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { AgentSetting } from '@chauffeur/contract/agents'
import type { CalendarLink } from '@chauffeur/contract/calendar'
import type { Enquiry } from '@chauffeur/contract/enquiries'
import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { JourneyDiscount } from '@chauffeur/contract/journeys'
import type { VehiclePricing } from '@chauffeur/contract/pricing'
import type { AdminRegion, AdminStop } from '@chauffeur/contract/admin-routes'
import type { Partner } from '@chauffeur/contract/partners'
import type { PartnerMoney } from '@chauffeur/contract/statements'
import type { Payment, PaymentToSettle } from '@chauffeur/contract/payments'
import type { UndeliveredMail } from '@chauffeur/contract/mails'
import type { User } from '@chauffeur/contract/session'
import { fakeBookingCalls, type FakeBookings } from './fake-bookings.ts'
import { fakeCalendarCalls } from './fake-calendar.ts'
import {
  fakeDispatchCalls,
  fakeDriverCashCalls,
  fakeDriverLinkCalls,
  type FakeDispatch,
} from './fake-dispatch.ts'
import { fakeProcedures, t } from './fake-procedures.ts'
import { fakeEnquiryCalls, fakeOfferCalls } from './fake-enquiries.ts'
import { fakeAgentCalls, fakeKeyCalls } from './fake-keys.ts'
import { fakeLuggageCalls } from './fake-luggage.ts'
import { fakeMailCalls } from './fake-mails.ts'
import { anAccount, fakePartnerCalls, fakeStatementCalls } from './fake-partners.ts'
import { fakePaymentCalls } from './fake-payments.ts'
import { fakeDiscountCalls, fakePricingCalls } from './fake-pricing.ts'
import { meetingPointCalls, regionCalls, stopCalls } from './fake-routes.ts'
import { admin, fakeSessionCalls } from './fake-session.ts'
import { fakeWebhookCalls, type FakeWebhooks } from './fake-webhooks.ts'

/** The server's data; tests change it to make things happen while a page is open. An admin is signed in. */
export interface FakeServer extends FakeBookings, FakeDispatch, FakeWebhooks {
  user: User | null
  calendarLink: CalendarLink | null
  /** In the order in which the server gives them. */
  enquiries: Enquiry[]
  /** Pick-up times at which every car is taken. */
  takenTimes: string[]
  discount: JourneyDiscount
  prices: VehiclePricing[]
  luggage: LuggageCapacity[]
  stops: AdminStop[]
  regions: AdminRegion[]
  /** In the order in which the server gives them. */
  mails: UndeliveredMail[]
  /** By the id of their booking, the latest first. */
  bookingMails: Record<string, BookingMail[]>
  /** By the id of their booking. */
  payments: Record<string, Payment[]>
  paymentsToSettle: PaymentToSettle[]
  keys: ApiKey[]
  agents: AgentSetting
  partners: Partner[]
  account: PartnerMoney
  /** Calls that find the server out of order. */
  broken: Set<string>
  /** Awaited before a decision is answered. */
  hold: Promise<void>
  readonly calls: string[]
}

export function fakeServer(facts: Partial<FakeServer> = {}): FakeServer {
  return {
    user: admin,
    bookings: [],
    histories: {},
    notes: {},
    withoutCar: new Map(),
    calendarLink: null,
    enquiries: [],
    takenTimes: [],
    prices: [],
    discount: { discountPercent: 0, version: 0 },
    luggage: [],
    stops: [],
    regions: [],
    mails: [],
    bookingMails: {},
    payments: {},
    paymentsToSettle: [],
    keys: [],
    agents: { mayBook: false, bookingsPerDay: 20, version: 0 },
    partners: [],
    account: anAccount(),
    proofs: {},
    driverLinks: [],
    trips: {},
    suggestions: { suggestions: [], cars: [], drivers: [] },
    webhooks: [],
    deliveries: [],
    broken: new Set(),
    hold: Promise.resolve(),
    slowSearches: {},
    calls: [],
    ...facts,
  }
}

/** The server's calls by the real contract, over the fake's memory. */
export function serverCalls(server: FakeServer) {
  const procedures = fakeProcedures(server)
  const { closed } = procedures
  return t.router({
    payments: fakePaymentCalls(server, closed),
    pricing: fakePricingCalls(server, procedures),
    journeys: fakeDiscountCalls(server, procedures),
    luggage: fakeLuggageCalls(server, procedures),
    webhooks: fakeWebhookCalls(server, closed),
    stops: stopCalls(server, procedures),
    meetingPoints: meetingPointCalls(procedures),
    regions: regionCalls(server, procedures),
    session: fakeSessionCalls(server, procedures),
    bookings: fakeBookingCalls(server, closed),
    calendar: fakeCalendarCalls(server, closed),
    dispatch: fakeDispatchCalls(server, closed),
    driverCash: fakeDriverCashCalls(closed),
    driverLinks: fakeDriverLinkCalls(server, closed),
    keys: fakeKeyCalls(server, closed),
    agents: fakeAgentCalls(server, closed),
    partners: fakePartnerCalls(server, closed),
    statements: fakeStatementCalls(server, closed),
    enquiries: fakeEnquiryCalls(server, closed),
    offers: fakeOfferCalls(server, closed),
    mails: fakeMailCalls(server, closed),
  })
}
