import type { Examples } from './example.ts'
import { EXAMPLE_IDS, EXAMPLE_NUMBER } from './example.ts'

export const readTripRoute: Examples = { last: { summary: 'From Faro Airport to Vilamoura' } }
export const sendTripLink: Examples = {
  one: {
    summary: 'Of one booking',
    input: { bookingNumber: EXAMPLE_NUMBER, email: 'ana.sousa@example.com' },
  },
}
export const renewTripLink: Examples = {
  one: { summary: 'The old one was passed on', input: { id: EXAMPLE_IDS.booking } },
}
