import type { DriverJob } from '../../driver-jobs.ts'
import type { DriverLinkAnswer } from '../../driver-links.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, NOW, type AnswersOf } from './answers-of.ts'

const link: DriverLinkAnswer = {
  driverId: EXAMPLE_IDS.driver,
  assignmentId: null,
  createdAt: NOW,
  createdBy: 'admin',
  expiresAt: '2027-02-12T09:00:00.000Z',
  lastUsedAt: null,
}
const url = 'https://www.example.com/d/a-secret-of-32-letters'

const job: DriverJob = {
  assignmentId: EXAMPLE_IDS.assignment,
  bookingNumber: 'TR-7K3Q9X',
  version: 1,
  changed: null,
  news: null,
  state: 'offered',
  stateSince: NOW,
  endReason: null,
  endCode: null,
  pickupDate: '2027-01-14',
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupAt: '2027-01-14T10:30:00.000Z',
  endsAt: '2027-01-14T11:47:00.000Z',
  from: { name: 'Faro Airport', address: 'Faro Airport', lat: 37.0196, lon: -7.9681 },
  to: { name: 'Vilamoura', address: 'Vilamoura', lat: 37.0773, lon: -8.1173 },
  hireHours: null,
  stops: [],
  className: 'Mercedes E Class',
  plate: '12-AB-34',
  colour: 'Black',
  flightNumber: null,
  passengers: 2,
  childSeats: 0,
  boosterSeats: 0,
  luggage: null,
  signName: 'Ana Sousa',
  guestName: 'Ana Sousa',
  notes: null,
  guestPhone: null,
  collect: { how: 'cash', amount: 49 },
  isAtAirport: true,
  arrivedAt: null,
  contactAttempts: [],
  photos: 0,
  lastStep: null,
}

export const listDriverLinks: AnswersOf<'listDriverLinks'> = { ana: [link] }
export const makeDriverLink: AnswersOf<'makeDriverLink'> = { ana: { ...link, url } }
export const revokeDriverLink: AnswersOf<'revokeDriverLink'> = { ana: done }
export const makeTripLink: AnswersOf<'makeTripLink'> = {
  partner: { ...link, driverId: null, assignmentId: EXAMPLE_IDS.assignment, url },
}
export const revokeTripLink: AnswersOf<'revokeTripLink'> = { partner: done }
export const listDriverJobs: AnswersOf<'listDriverJobs'> = {
  ana: {
    driverName: 'Ana Martins',
    languages: ['en', 'pt'],
    officePhone: '+351 289 111 222',
    brandName: 'Costa Chauffeurs',
    isOneJob: false,
    now: NOW,
    jobs: [job],
  },
}
export const reportDriverEvents: AnswersOf<'reportDriverEvents'> = {
  accepted: {
    now: NOW,
    results: [
      {
        id: EXAMPLE_IDS.step,
        outcome: 'taken',
        status: 200,
        code: null,
        sentence: null,
        job: {
          ...job,
          state: 'accepted',
          lastStep: { id: EXAMPLE_IDS.step, type: 'accept', occurredAt: NOW },
        },
      },
    ],
  },
}
