/** Texts of what stands around every page of the admin. */
export const frameTexts = {
  dashboard: 'Admin Dashboard',
  signedInAs: 'Signed in as',
  pages: 'Office pages',
  tabs: 'Office',
  work: 'Today’s work',
  enquiries: 'Enquiries',
  mails: 'Mails',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  cars: 'Cars',
  firm: 'Firm',
  waiting: 'waiting',
  unanswered: 'not answered',
  givenUp: 'given up',
  failing: 'failing',
  unsaved: {
    question: 'Leave without saving?',
    effect: 'What you have typed here is not saved, and would be lost.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  sound: 'Sound for new bookings',
  soundOn: 'Sound for new bookings: on',
  soundOff: 'Sound for new bookings: off',
  newBooking: (waiting: number) =>
    `A new booking has come. ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a decision.`,
  newChange: (changes: number) =>
    `A customer asks for a change. ${changes} ${changes === 1 ? 'change waits' : 'changes wait'} for an answer.`,
  waitingTitle: (waiting: number, title: string) => (waiting > 0 ? `(${waiting}) ${title}` : title),
} as const
