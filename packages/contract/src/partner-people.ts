import { MAX_MEMBERS, memberRoles, SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { bookingActs } from '@chauffeur/domain/booking-acts'
import { partnerKinds, partnerStates } from '@chauffeur/domain/partners'
import { statementWebhooks, webhookEvents } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { changedTrip, changeQuote, tripChange } from './change-fields.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { id, instant, linkToken, mailAddress, oneOf, optionalText, pageSize } from './fields.ts'
import { memberBookingFilter } from './member-booking-filter.ts'
import { partnerCredit } from './partners.ts'
import { livemode } from './partner-fields.ts'
import { createPartnerQuote } from './quotes.ts'
import {
  cancelPartnerBooking,
  changePartnerBooking,
  createPartnerBooking,
  partnerBooking,
  readPartnerCancellation,
} from './partner-bookings.ts'
import { quotePartnerChange, requestPartnerChange, withdrawPartnerChange } from './partner-changes.ts'

const TAG = 'Partners: people'
const visitors = endpointsFor('public', TAG, { isNeverCached: true })
const reads = endpointsFor('member', TAG, { right: 'read', limit: 'read', isNeverCached: true })
const books = endpointsFor('member', TAG, { right: 'book', limit: 'booking', isNeverCached: true })
const quotes = endpointsFor('member', TAG, { right: 'book', limit: 'quote', isNeverCached: true })
const team = endpointsFor('member', TAG, { right: 'team', limit: 'read', isNeverCached: true })
const office = endpointsFor('admin', 'Office: partners')

/** The answer to everyone who asks to sign in, whether or not they may. */
export const SIGN_IN_ON_ITS_WAY = 'If this address is in a team, a link is on its way to it.'

export const sendSignInLink = visitors.post('/api/partner/link', {
  procedure: 'member.sendLink',
  summary: 'Have a link sent that signs somebody of a partner in',
  description: `The answer is always the same, and comes before anything is looked up. The link works once, for ${SIGN_IN_LINK_MINUTES} minutes.`,
  status: 202,
  limit: 'signInLink',
  input: z.object({ email: mailAddress() }),
  output: z.object({ message: z.literal(SIGN_IN_ON_ITS_WAY) }),
})

/** Who is signed in on the page of a partner. */
export const member = z.object({
  email: z.string(),
  role: z.enum(memberRoles),
  partner: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(partnerKinds),
    state: z.enum(partnerStates),
  }),
  livemode,
  sandboxUrl: z
    .string()
    .nullable()
    .describe('Where the partner tries everything; null where there is no sandbox'),
})
export type Member = z.infer<typeof member>

export const signInMember = visitors.post('/api/partner/session', {
  procedure: 'member.signIn',
  summary: 'Sign in to the page of a partner by the link of a mail',
  description: 'The answer sets a cookie of its own, which lasts for 14 days.',
  refusals: ['LINK_ENDED'],
  limit: 'signIn',
  input: z.object({ token: linkToken('link') }),
  output: member,
})

export const signOutMember = visitors.post('/api/partner/sign-out', {
  procedure: 'member.signOut',
  summary: 'Sign out of the page of a partner',
  refusals: ['OTHER_PARTNER'],
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})

export const readMember = reads.get('/api/partner/me', {
  procedure: 'member.me',
  summary: 'Who is signed in on the page of a partner',
  input: noInput,
  output: member,
})

/** Why a booking needs somebody of its partner. */
const needCodes = ['payment', 'change', 'waiting', 'flight'] as const
export type NeedCode = (typeof needCodes)[number]

export const readPartnerOverview = reads.get('/api/partner/overview', {
  procedure: 'member.overview',
  summary: 'The trips of a partner’s day, and what needs somebody',
  input: noInput,
  output: z.object({
    today: z.string().describe('The day in Portugal'),
    credit: partnerCredit,
    trips: z.array(partnerBooking).describe('Those of today that are not rejected or cancelled'),
    needs: z.array(
      z.object({
        code: z
          .enum(needCodes)
          .describe(
            'payment: it is to be paid online and is not. change: another trip is asked for and waits. waiting: the office has not decided it for an hour. flight: a guest is met at an airport within two days, and the flight is not known',
          ),
        booking: partnerBooking,
      }),
    ),
  }),
})
export type PartnerOverview = z.output<typeof readPartnerOverview.output>

export const listMemberBookings = reads.get('/api/partner/bookings', {
  procedure: 'member.bookings',
  summary: 'The bookings of a partner, on its page',
  input: z.object({
    ...memberBookingFilter,
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
    limit: pageSize(100).default(30),
  }),
  output: z.object({ bookings: z.array(partnerBooking), nextCursor: z.string().nullable() }),
})

export const readMemberBooking = reads.get('/api/partner/bookings/:bookingNumber', {
  procedure: 'member.booking',
  summary: 'A booking of a partner with what has happened to it, on its page',
  input: z.object({ bookingNumber: id('Booking number') }),
  output: z.object({
    booking: partnerBooking,
    events: z
      .array(
        z.object({ id: z.string(), type: z.enum(webhookEvents).exclude(statementWebhooks), at: instant }),
      )
      .describe('As its systems hear of them, the oldest first; kept for 30 days'),
    cancellation: readPartnerCancellation.output
      .nullable()
      .describe('What cancelling it would cost now; null where it cannot be cancelled any more'),
    acts: z.array(z.enum(bookingActs)).describe('What else can still be done'),
    trip: changedTrip.describe('As it is booked, for who changes it'),
    change: tripChange.nullable().describe('The change that waits for its payment or for the office'),
    shareUrl: z
      .string()
      .describe(
        'The page of the trip, to send to the guest: it shows the trip and who drives, and changes nothing',
      ),
  }),
})
export type MemberBooking = z.output<typeof readMemberBooking.output>

const bookedPlace = z.object({ location: z.string(), placeId: z.string(), name: z.string() })
export type BookedPlace = z.infer<typeof bookedPlace>

export const listBookedPlaces = reads.get('/api/partner/places', {
  procedure: 'member.places',
  summary: 'Where the trips of a partner start and end most often, and its credit',
  input: noInput,
  output: z.object({
    credit: partnerCredit,
    from: z.array(bookedPlace).describe('Of its last bookings, the most frequent first'),
    to: z.array(bookedPlace),
  }),
})

export type BookedPlaces = z.output<typeof listBookedPlaces.output>

export const quoteAsMember = quotes.post('/api/partner/quotes', {
  procedure: 'member.quote',
  summary: 'The price of a trip on the page of a partner',
  description: 'As POST /api/v1/quotes, by somebody who is signed in.',
  refusals: createPartnerQuote.refusals ?? [],
  input: createPartnerQuote.input,
  output: createPartnerQuote.output,
})

export const bookAsMember = books.post('/api/partner/bookings', {
  procedure: 'member.book',
  summary: 'Book a transfer or a hire on the page of a partner',
  description: 'As POST /api/v1/bookings, by somebody who is signed in.',
  refusals: createPartnerBooking.refusals ?? [],
  status: 201,
  acceptsIdempotencyKey: true,
  input: createPartnerBooking.input,
  output: createPartnerBooking.output,
})

export const cancelAsMember = books.post('/api/partner/bookings/:bookingNumber/cancel', {
  procedure: 'member.cancel',
  summary: 'Cancel a booking on the page of a partner',
  description: 'As POST /api/v1/bookings/{bookingNumber}/cancel, by somebody who is signed in.',
  refusals: cancelPartnerBooking.refusals ?? [],
  acceptsIdempotencyKey: true,
  input: cancelPartnerBooking.input,
  output: partnerBooking,
})

export const changeAsMember = books.patch('/api/partner/bookings/:bookingNumber', {
  procedure: 'member.changeDetails',
  summary: 'Change what costs nothing of a booking on the page of a partner',
  description: 'As PATCH /api/v1/bookings/{bookingNumber}, by somebody who is signed in.',
  refusals: changePartnerBooking.refusals ?? [],
  acceptsIfMatch: true,
  input: changePartnerBooking.input,
  output: partnerBooking,
})

export const quoteChangeAsMember = books.post('/api/partner/bookings/:bookingNumber/changes/quote', {
  procedure: 'member.quoteChange',
  summary: 'What another trip would cost, on the page of a partner',
  description: 'As POST /api/v1/bookings/{bookingNumber}/changes/quote, by somebody who is signed in.',
  refusals: quotePartnerChange.refusals ?? [],
  limit: 'quote',
  input: quotePartnerChange.input,
  output: changeQuote,
})

export const changeTripAsMember = books.post('/api/partner/bookings/:bookingNumber/changes', {
  procedure: 'member.changeTrip',
  summary: 'Change the trip of a booking on the page of a partner',
  description: 'As POST /api/v1/bookings/{bookingNumber}/changes, by somebody who is signed in.',
  refusals: requestPartnerChange.refusals ?? [],
  acceptsIdempotencyKey: true,
  acceptsIfMatch: true,
  input: requestPartnerChange.input,
  output: requestPartnerChange.output,
})

export const withdrawChangeAsMember = books.delete('/api/partner/bookings/:bookingNumber/changes', {
  procedure: 'member.withdrawChange',
  summary: 'Withdraw the open change of a booking on the page of a partner',
  description: 'As DELETE /api/v1/bookings/{bookingNumber}/changes, by somebody who is signed in.',
  refusals: withdrawPartnerChange.refusals ?? [],
  input: withdrawPartnerChange.input,
  output: partnerBooking,
})

/** Somebody of a partner who may sign in to its page. */
const partnerMember = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  createdAt: instant,
  createdBy: z.string(),
})
export type PartnerMemberAnswer = z.infer<typeof partnerMember>

const members = z.object({ members: z.array(partnerMember).describe('By their addresses') })
const newMember = { email: mailAddress(), role: oneOf('Role', memberRoles) }

export const listTeam = team.get('/api/partner/team', {
  procedure: 'member.team',
  summary: 'Who may sign in to the page of the partner',
  input: noInput,
  output: members,
})

export const setTeamMember = team.post('/api/partner/team', {
  procedure: 'member.setTeamMember',
  summary: 'Add somebody to the team of the partner, or give them another role',
  description: `At most ${MAX_MEMBERS}. Nobody changes their own role.`,
  refusals: ['PARTNER_OVER'],
  input: z.object(newMember),
  output: members,
})

export const removeTeamMember = team.delete('/api/partner/team/:id', {
  procedure: 'member.removeTeamMember',
  summary: 'Take somebody out of the team of the partner, who is signed out everywhere',
  input: z.object({ id: id('Id of the person') }),
  output: members,
})

export const listPartnerMembers = office.get('/api/admin/partners/:partnerId/members', {
  procedure: 'partners.members',
  summary: 'Who may sign in to the page of a partner',
  input: z.object({ partnerId: id('Partner id') }),
  output: members,
})

export const setPartnerMember = office.post('/api/admin/partners/:partnerId/members', {
  procedure: 'partners.setMember',
  summary: 'Add somebody to the team of a partner, or give them another role',
  refusals: ['PARTNER_OVER'],
  input: z.object({ partnerId: id('Partner id'), ...newMember }),
  output: members,
})

export const removePartnerMember = office.delete('/api/admin/partners/:partnerId/members/:id', {
  procedure: 'partners.removeMember',
  summary: 'Take somebody out of the team of a partner, who is signed out everywhere',
  input: z.object({ partnerId: id('Partner id'), id: id('Id of the person') }),
  output: members,
})
