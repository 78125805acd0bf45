import { CHANGE_END_SENTENCES, STAYS_UNTIL_CONFIRMED } from '@chauffeur/domain/trip-change'

/** Mails about changes of the trip. */
export const changes = {
  changed: {
    subject: (number: string) => `Your booking ${number} has changed`,
    heading: 'Your trip has changed',
    byOffice: 'We have changed your trip.',
    accepted: 'We have made the change that you asked for.',
    made: 'We have made your change.',
    invitation: 'The invitation with this e-mail corrects the trip in your calendar.',
    waits: 'Your request still waits for our answer, which comes by e-mail.',
    lines: 'What has changed',
  },
  samePrice: 'The price stays as it was.',
  paid: (amount: string) => `Your payment of ${amount} for the difference has reached us.`,
  goesBack: (amount: string) =>
    `${amount} goes back to you the way it came, and we write to you when it is sent.`,
  requested: {
    subject: (number: string) => `We have received your change of ${number}`,
    heading: 'Your change has reached us',
    looking: `We are looking at it, and answer by e-mail. ${STAYS_UNTIL_CONFIRMED}`,
    paid: (amount: string) =>
      `Your payment of ${amount} for the difference has reached us. If we cannot make the change, it goes back to you the way it came.`,
    refund: (amount: string) => `If we can make it, ${amount} goes back to you the way it came.`,
    lines: 'What you would like to change',
  },
  toPay: {
    subject: (number: string) => `Please pay the change of ${number}`,
    heading: 'Your change is ready',
    asAgreed: (amount: string) =>
      `As agreed, we change your trip as soon as you have paid the difference of ${amount} online. Until then your booking stays as it is.`,
    button: 'See and pay the change',
    lines: 'What is to change',
  },
  ended: {
    subject: (number: string) => `Your booking ${number} stays as it is`,
    withdrawn: 'The change is withdrawn',
    declined: 'We are sorry: we cannot make this change',
    expired: 'The change was not made',
    /** Why it has ended by itself. */
    why: CHANGE_END_SENTENCES,
    stays: 'Your booking stays as it was.',
    writeOrCall: 'Your booking stays as it was. If you still need the change, please write to us or call us.',
    goesBack: (amount: string) =>
      `The ${amount} that you paid for the difference goes back to you the way it came, and we write to you when it is sent.`,
    lines: 'What was asked for',
  },
}
