import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'

const HERE = import.meta.dirname

test('the input of every call that takes fields is described by a test', () => {
  const tests = readdirSync(HERE)
    .filter((name) => name.endsWith('.test.ts') && name !== 'endpoints.test.ts')
    .map((name) => readFileSync(join(HERE, name), 'utf8'))
    .join()
  const undescribed = Object.entries(endpoints).flatMap(([name, { input }]) => {
    const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return properties && !tests.includes(`'${name}'`) ? [name] : []
  })
  expect(undescribed).toEqual([])
})

test('these calls are open to others than administrators, each counted under its limit', () => {
  const open = Object.entries(endpoints).filter(([, { access }]) => access !== 'admin')
  expect(
    Object.fromEntries(open.map(([name, { access, limit = 'no limit' }]) => [name, `${access}, ${limit}`])),
  ).toEqual({
    searchLocations: 'public, search',
    locationAt: 'public, search',
    geocode: 'public, search',
    checkRegion: 'public, search',
    suggestStops: 'public, search',
    readRoute: 'public, quote',
    listRegions: 'public, no limit',
    listLuggageCapacities: 'public, no limit',
    createQuote: 'public, quote',
    createBooking: 'public, booking',
    quoteJourney: 'public, quote',
    createJourney: 'public, booking',
    readTrip: 'public, trip',
    readTripCancellation: 'public, trip',
    readTripRoute: 'public, trip',
    cancelTrip: 'public, trip',
    changeTripDetails: 'public, trip',
    correctTripCustomer: 'public, trip',
    landLater: 'public, trip',
    sayHere: 'public, trip',
    takeBackHere: 'public, trip',
    rateTrip: 'public, trip',
    quoteTripChange: 'public, trip',
    requestTripChange: 'public, trip',
    payTripChange: 'public, trip',
    withdrawTripChange: 'public, trip',
    listDriverJobs: 'public, driver',
    reportDriverEvents: 'public, driver',
    subscribePhone: 'public, driver',
    unsubscribePhone: 'public, driver',
    sendTripLink: 'public, lostLink',
    endTripLinks: 'public, trip',
    readEmailChange: 'public, emailUndo',
    undoEmailChange: 'public, emailUndo',
    readPaymentStatus: 'public, no limit',
    readPaymentLink: 'public, payment',
    openPaymentLink: 'public, payment',
    readMe: 'partner, read',
    rotateOwnApiKey: 'partner, keyRotation',
    readOffer: 'public, payment',
    listPartnerVehicles: 'partner, read',
    createPartnerQuote: 'partner, quote',
    quoteFleet: 'partner, quote',
    openPartnerCheckout: 'partner, booking',
    readPartnerBooking: 'partner, read',
    readPartnerCancellation: 'partner, read',
    listPartnerBookings: 'partner, read',
    createPartnerBooking: 'partner, booking',
    changePartnerBooking: 'partner, booking',
    cancelPartnerBooking: 'partner, booking',
    quotePartnerChange: 'partner, quote',
    requestPartnerChange: 'partner, booking',
    withdrawPartnerChange: 'partner, booking',
    listPartnerEvents: 'partner, read',
    listStatements: 'partner, read',
    readStatement: 'partner, read',
    listStatementLines: 'partner, read',
    disputeStatementLine: 'partner, enquiry',
    createPartnerJourney: 'partner, booking',
    readPartnerJourney: 'partner, read',
    listPartnerWebhooks: 'partner, read',
    createPartnerWebhook: 'partner, webhook',
    readPartnerWebhook: 'partner, read',
    changePartnerWebhook: 'partner, webhook',
    deletePartnerWebhook: 'partner, webhook',
    rotatePartnerWebhookSecret: 'partner, webhook',
    testPartnerWebhook: 'partner, webhook',
    listPartnerWebhookDeliveries: 'partner, read',
    readPartnerWebhookDelivery: 'partner, read',
    sendPartnerWebhookAgain: 'partner, webhook',
    sendSignInLink: 'public, signInLink',
    signInMember: 'public, signIn',
    signOutMember: 'public, no limit',
    readMember: 'member, read',
    readPartnerOverview: 'member, read',
    listMemberBookings: 'member, read',
    readMemberBooking: 'member, read',
    listBookedPlaces: 'member, read',
    quoteAsMember: 'member, quote',
    bookAsMember: 'member, booking',
    cancelAsMember: 'member, booking',
    listTeam: 'member, read',
    setTeamMember: 'member, read',
    removeTeamMember: 'member, read',
    createTestKey: 'public, testKey',
    actOnTestBooking: 'partner, testAct',
    playTestScenario: 'partner, testAct',
    resetTestData: 'partner, testAct',
    listTestMails: 'partner, read',
    createQuoteRequest: 'public, enquiry',
    createContactMessage: 'public, enquiry',
    readSite: 'public, no limit',
    listTransfers: 'public, quote',
    readTransfer: 'public, quote',
    login: 'session, login',
    logout: 'session, no limit',
  })
})
