import type { BookingMail } from '../../booking-mails.ts'
import type { Enquiry, EnquiryReply } from '../../enquiries.ts'
import type { OfficeOffer } from '../../offers.ts'
import type { UndeliveredMail } from '../../mails.ts'
import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER, EXAMPLE_OFFER_TOKEN } from '../example.ts'
import { done, newId, NOW, type AnswersOf } from './answers-of.ts'

export const login: AnswersOf<'login'> = { admin: { id: newId(2), username: 'admin' } }
export const changePassword: AnswersOf<'changePassword'> = { new: done }
export const logout: AnswersOf<'logout'> = { all: done }
export const currentUser: AnswersOf<'currentUser'> = { all: { id: newId(0), username: 'admin' } }

const A_DAY_LATER = '2027-01-14T09:00:00.000Z'

const enquiry: Enquiry = {
  id: EXAMPLE_IDS.enquiry,
  reference: 'CM-7K3Q9X',
  kind: 'contact',
  createdAt: NOW,
  answeredAt: null,
  answeredBy: null,
  dueAt: A_DAY_LATER,
  customerName: 'Rui Costa',
  customerEmail: 'rui.costa@example.com',
  customerPhone: null,
  customerPhoneE164: null,
  locale: 'en',
  whatsappNotifications: false,
  bookingNumber: null,
  message: 'Do you drive to Madrid?',
  trip: null,
  replies: [],
}
export const listEnquiries: AnswersOf<'listEnquiries'> = {
  waiting: { enquiries: [enquiry], nextCursor: null, unanswered: 1, overdue: 0 },
}
export const readEnquiry: AnswersOf<'readEnquiry'> = { one: enquiry }
export const markEnquiry: AnswersOf<'markEnquiry'> = {
  answered: { ...enquiry, answeredAt: NOW, answeredBy: 'admin', dueAt: null },
}

const offered = {
  state: 'open',
  expiresAt: `${EXAMPLE_DAY}T07:30:00.000Z`,
  vehicleId: 3,
  vehicleName: 'Mercedes V Class',
  totalPrice: 520,
  trip: {
    serviceType: 'point-to-point',
    serviceDuration: null,
    pickupLocation: 'Faro Airport',
    pickupPlaceId: null,
    pickupName: 'Faro Airport (FAO)',
    dropoffLocation: 'Lisbon',
    dropoffPlaceId: null,
    dropoffName: 'Lisbon',
    stops: [],
    pickupDate: EXAMPLE_DAY,
    pickupTime: '10:30',
    pickupZone: 'Europe/Lisbon',
    passengers: 4,
  },
} as const
const officeOffer: OfficeOffer = {
  ...offered,
  trip: { ...offered.trip, stops: [] },
  id: newId(2),
  url: `https://www.example.com/book?offer=${EXAMPLE_OFFER_TOKEN}`,
  openedAt: null,
  withdrawnAt: null,
  withdrawnBy: null,
  bookingNumber: null,
}
const reply: EnquiryReply = {
  id: newId(1),
  createdAt: NOW,
  createdBy: 'admin',
  subject: 'Your trip to Lisbon',
  text: 'Dear Mr Costa,\n\nwe gladly drive you to Lisbon, and offer you this price.',
  mail: { state: 'queued', error: null },
  offer: officeOffer,
}
const answered: Enquiry = { ...enquiry, answeredAt: NOW, answeredBy: 'admin', dueAt: null }
export const replyToEnquiry: AnswersOf<'replyToEnquiry'> = { priced: { ...answered, replies: [reply] } }
export const checkOffer: AnswersOf<'checkOffer'> = { free: { unavailableBecause: null } }
export const withdrawOffer: AnswersOf<'withdrawOffer'> = {
  one: {
    ...answered,
    replies: [
      {
        ...reply,
        id: newId(3),
        offer: {
          ...officeOffer,
          id: EXAMPLE_IDS.offer,
          state: 'withdrawn',
          withdrawnAt: NOW,
          withdrawnBy: 'admin',
        },
      },
    ],
  },
}
export const readOffer: AnswersOf<'readOffer'> = {
  link: {
    ...offered,
    trip: { ...offered.trip, stops: [] },
    customer: {
      customerName: 'Rui Costa',
      customerEmail: 'rui.costa@example.com',
      customerPhone: null,
      whatsappNotifications: false,
      luggageConfig: null,
      childSeatCount: 0,
      boosterSeatCount: 0,
      isAirportService: false,
      flightNumber: null,
      notes: null,
    },
    quote: {
      totalPrice: 520,
      serviceType: 'point-to-point',
      basePrice: 520,
      stopCosts: 0,
      hourlyRate: null,
      duration: null,
      currency: 'EUR',
      distanceKm: 278.8,
      durationMinutes: 167,
      quoteId: 'eyJwIjo0OTAwLCJkIjoyMzIwMH0.q8Zx1dJwVb2mK0',
      expiresAt: `${EXAMPLE_DAY}T07:30:00.000Z`,
    },
  },
}

const mail: UndeliveredMail = {
  id: EXAMPLE_IDS.mail,
  kind: 'booking-received',
  state: 'failed',
  createdAt: NOW,
  recipient: 'ana.sousa@refused.example',
  bookingNumber: EXAMPLE_NUMBER,
  enquiryReference: null,
  attempts: 1,
  nextAttemptAt: null,
  failedAt: NOW,
  reason: '550 no such mailbox',
}
export const listMails: AnswersOf<'listMails'> = { all: { mails: [mail], nextCursor: null, failed: 1 } }
export const sendMailAgain: AnswersOf<'sendMailAgain'> = {
  one: { ...mail, state: 'waiting', attempts: 0, nextAttemptAt: NOW, failedAt: null },
}

const received: BookingMail = {
  id: EXAMPLE_IDS.mail,
  kind: 'booking-received',
  state: 'failed',
  at: NOW,
  recipient: 'ana.sousa@refused.example',
  attempts: 1,
  reason: '550 no such mailbox',
  isTrue: true,
}
export const listBookingMails: AnswersOf<'listBookingMails'> = { one: { mails: [received] } }
export const sendBookingMail: AnswersOf<'sendBookingMail'> = {
  one: {
    ...received,
    state: 'waiting',
    recipient: 'ana.sousa@example.org',
    attempts: 0,
    reason: null,
  },
}
export const readFirm: AnswersOf<'readFirm'> = {
  all: {
    brandName: 'Costa Chauffeurs',
    legalName: null,
    taxNumber: null,
    licenceNumber: null,
    address: null,
    phone: '+351 289 111 222',
    phone2: '+351 910 000 000',
    email: 'office@costa.example',
    whatsappNumber: '+351 910 000 000',
    openingHours: null,
    instagramUrl: 'https://www.instagram.com/',
    facebookUrl: 'https://www.facebook.com/',
    linkedinUrl: 'https://www.linkedin.com/',
    logoUrl: null,
    accentColor: null,
    vehiclePictures: {},
    version: 0,
  },
}
export const changeFirm: AnswersOf<'changeFirm'> = {
  first: {
    brandName: 'Costa Chauffeurs',
    legalName: 'Costa Chauffeurs, Lda.',
    taxNumber: 'PT 500 000 000',
    licenceNumber: 'RNAAT 123/2026',
    address: 'Rua da Praia 1\n8000-001 Faro\nPortugal',
    phone: '+351 289 111 222',
    phone2: null,
    email: 'office@costa.example',
    whatsappNumber: null,
    openingHours: 'Every day, day and night',
    instagramUrl: null,
    facebookUrl: null,
    linkedinUrl: null,
    logoUrl: null,
    accentColor: null,
    vehiclePictures: {},
    version: 1,
  },
}
