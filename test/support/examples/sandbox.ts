import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_TEST_NUMBER } from './example.ts'

export const createTestKey: Examples = {
  one: { summary: 'For your company', input: { name: 'Lisbon Hotels', email: 'dev@hotels.example' } },
}
export const makeTestSignInLink: Examples = { all: { summary: 'For its owner', input: {} } }
export const actOnTestBooking: Examples = {
  confirm: {
    summary: 'The office accepts it',
    input: { bookingNumber: EXAMPLE_TEST_NUMBER, act: 'confirm' },
  },
}
export const playTestScenario: Examples = {
  noShow: { summary: 'The guest does not come', input: { name: 'no_show' } },
}
export const resetTestData: Examples = { all: { summary: 'All of it', input: {} } }
export const listTestMails: Examples = {
  one: { summary: 'About one booking', input: { booking: EXAMPLE_TEST_NUMBER } },
}
