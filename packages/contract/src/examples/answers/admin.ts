import type { BookingMail } from '../../booking-mails.ts'
import type { Enquiry } from '../../enquiries.ts'
import type { UndeliveredMail } from '../../mails.ts'
import { EXAMPLE_IDS, EXAMPLE_NUMBER } from '../example.ts'
import { done, newId, NOW, type AnswersOf } from './answers-of.ts'

export const login: AnswersOf<'login'> = { admin: { id: newId(2), username: 'admin' } }
export const changePassword: AnswersOf<'changePassword'> = { new: done }
export const logout: AnswersOf<'logout'> = { all: done }
export const currentUser: AnswersOf<'currentUser'> = { all: { id: newId(0), username: 'admin' } }

const enquiry: Enquiry = {
  id: EXAMPLE_IDS.enquiry,
  reference: 'CM-7K3Q9X',
  kind: 'contact',
  createdAt: NOW,
  answeredAt: null,
  answeredBy: null,
  customerName: 'Rui Costa',
  customerEmail: 'rui.costa@example.com',
  customerPhone: null,
  customerPhoneE164: null,
  whatsappNotifications: false,
  bookingNumber: null,
  message: 'Do you drive to Madrid?',
  trip: null,
}
export const listEnquiries: AnswersOf<'listEnquiries'> = {
  waiting: { enquiries: [enquiry], nextCursor: null, unanswered: 1 },
}
export const markEnquiry: AnswersOf<'markEnquiry'> = {
  answered: { ...enquiry, answeredAt: NOW, answeredBy: 'admin' },
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
    version: 1,
  },
}
