import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS } from './example.ts'

const driver = { id: EXAMPLE_IDS.driver }
const assignment = { id: EXAMPLE_IDS.assignment }

export const listDriverLinks: Examples = { ana: { summary: 'Ana has one' } }
export const makeDriverLink: Examples = { ana: { summary: 'For Ana’s phone', input: driver } }
export const revokeDriverLink: Examples = { ana: { summary: 'Ana has lost her phone', input: driver } }
export const makeTripLink: Examples = { partner: { summary: 'For a partner’s driver', input: assignment } }
export const revokeTripLink: Examples = { partner: { summary: 'It went astray', input: assignment } }
export const listDriverJobs: Examples = { ana: { summary: 'Ana’s jobs' } }
export const subscribePhone: Examples = {
  phone: {
    summary: 'Ana wants to be told',
    input: {
      endpoint: 'https://push.example/send/4f8e7d6c5b4a',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      locale: 'pt',
    },
  },
}
export const unsubscribePhone: Examples = {
  phone: {
    summary: 'Ana wants to be told no more',
    input: { endpoint: 'https://push.example/send/4f8e7d6c5b4a' },
  },
}
export const listDriverCash: Examples = { ana: { summary: 'Ana carries some' } }
export const handOverCash: Examples = {
  part: { summary: 'A part of it', input: { ...driver, amount: 20, note: 'In the evening' } },
}
export const readBookingCash: Examples = {
  one: { summary: 'One booking', input: { id: EXAMPLE_IDS.booking } },
}
export const reportDriverEvents: Examples = {
  accepted: {
    summary: 'Ana accepts',
    input: {
      sentAt: '2027-01-13T09:00:00.000Z',
      events: [
        {
          id: EXAMPLE_IDS.step,
          assignmentId: EXAMPLE_IDS.assignment,
          type: 'accept',
          version: 1,
          occurredAt: '2027-01-13T09:00:00.000Z',
          note: null,
          undoes: null,
        },
      ],
    },
  },
}
