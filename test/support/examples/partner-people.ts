import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS, EXAMPLE_NUMBER, EXAMPLE_SIGN_IN_TOKEN } from './example.ts'
import {
  changePartnerBooking,
  disputeStatementLine,
  listStatementLines,
  listStatements,
  readStatement,
  createPartnerBooking,
  createPartnerQuote,
  quotePartnerChange,
  requestPartnerChange,
  withdrawPartnerChange,
} from './partners.ts'

const all = (summary: string): Examples => ({ all: { summary } })
const email = 'desk@hotel.example'
const colleague = { email: 'ines@hotel.example', role: 'desk' }
const partnerId = EXAMPLE_IDS.partner

export const sendSignInLink: Examples = { desk: { summary: 'Of a front desk', input: { email } } }
export const signInMember: Examples = {
  mail: { summary: 'With the token of the mail', input: { token: EXAMPLE_SIGN_IN_TOKEN } },
}
export const signOutMember = all('On this device')
export const readMember = all('Who this is')
export const readPartnerOverview = all('The day')
export const listMemberBookings: Examples = {
  room: { summary: 'Those to come of a room', input: { list: 'coming', q: 'HX-2291' } },
}
export const readMemberBooking: Examples = {
  one: { summary: 'One of them', input: { bookingNumber: EXAMPLE_NUMBER } },
}
export const listBookedPlaces = all('Those of the last bookings')
export const quoteAsMember: Examples = createPartnerQuote
export const bookAsMember: Examples = createPartnerBooking
export const cancelAsMember: Examples = {
  free: {
    summary: 'While it is free',
    input: { bookingNumber: EXAMPLE_NUMBER, expectedRefund: 0, reason: 'The guest has left.' },
  },
}
export const changeAsMember: Examples = changePartnerBooking
export const quoteChangeAsMember: Examples = quotePartnerChange
export const changeTripAsMember: Examples = requestPartnerChange
export const withdrawChangeAsMember: Examples = withdrawPartnerChange
export const readMemberCalendarLink = all('Whether there is one')
export const renewMemberCalendarLink = all('A new address')
export const removeMemberCalendarLink = all('No address any more')
export const listTeam = all('All of it')
export const setTeamMember: Examples = { colleague: { summary: 'A colleague', input: colleague } }
export const removeTeamMember: Examples = {
  colleague: { summary: 'A colleague who has left', input: { id: EXAMPLE_IDS.member } },
}
export const listPartnerMembers: Examples = { all: { summary: 'All of them', input: { partnerId } } }
export const setPartnerMember: Examples = {
  owner: { summary: 'The first one', input: { partnerId, email, role: 'owner' } },
}
export const removePartnerMember: Examples = {
  one: { summary: 'One who has left', input: { partnerId, id: EXAMPLE_IDS.member } },
}
export const readMemberMoney = all('As of now')
export const listMemberStatements: Examples = listStatements
export const readMemberStatement: Examples = readStatement
export const listMemberStatementLines: Examples = listStatementLines
export const disputeAsMember: Examples = disputeStatementLine
const origin: Examples = { hotel: { summary: 'A site', input: { origin: 'https://hotel.example' } } }
export const readPartnerSettings = all('All of them')
export const changePartnerSettings: Examples = {
  portuguese: {
    summary: 'In Portuguese',
    input: { contactEmail: 'reservas@hotel.example', locale: 'pt' },
  },
}
export const addReturnOrigin = origin
export const removeReturnOrigin = origin
