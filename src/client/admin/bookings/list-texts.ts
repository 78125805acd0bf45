import type { CsvDelimiter } from '@chauffeur/contract/files'

/** Texts of the list of bookings and of what narrows and orders it. */
export const listTexts = {
  heading: 'All Reservations',
  list: 'Reservations',
  filters: 'Filters',
  showFilters: 'Filters',
  filtersSet: (count: number) => `Filters, ${count} set`,
  search: 'Search',
  searchHint: 'Name, phone, flight, place or number',
  status: 'Status',
  all: 'All',
  from: 'Pickup from',
  to: 'Pickup to',
  clear: 'Clear filters',
  nothingToClear: 'No filter is set.',
  shortcuts: 'Shortcuts',
  days: { today: 'Today', tomorrow: 'Tomorrow' },
  waiting: 'Waiting',
  selections: { unpaid: 'Unpaid', problems: 'Problems', changes: 'Changes', flagged: 'Flagged' },
  sort: 'Order',
  orders: { request: 'By request', pickup: 'By pick-up' },
  view: 'View',
  views: { cards: 'Cards', rows: 'Rows' },
  goTo: 'Go to date',
  dayBefore: 'A day back',
  dayAfter: 'A day on',
  newBooking: 'New booking',
  refresh: 'Refresh',
  showNew: 'Show new',
  refreshing: 'Refreshing...',
  more: 'Show more',
  readingMore: 'Reading more...',
  daySheet: 'Print the day',
  spain: 'ES',
  spainHint: 'Spanish time',
  changeWaiting: 'Change waiting',
  changeToPay: 'Change to be paid',
  shortNotice: 'Short notice',
  mailFailed: 'An e-mail to the customer could not be sent',
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  hours: (hours: string) => `${hours} hours`,
  persons: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
} as const

/** Texts of the dialog about the calendar's link. */
export const calendarTexts = {
  open: 'Calendar',
  title: 'Bookings in your calendar',
  lead: 'A secret link that Google Calendar, Outlook or Apple Calendar can follow. It shows every confirmed booking from 30 days ago on, and whoever has the link can read it.',
  loading: 'Looking for the link...',
  failed: 'That did not work.',
  none: 'There is no link at the moment.',
  make: 'Make a link',
  making: 'Making the link...',
  madeBy: 'A link is in use, made by',
  renew: 'Renew link',
  renewing: 'Renewing...',
  renewQuestion: 'Renew the link?',
  renewEffect: 'The old link stops at once: every calendar that follows it must be given the new one.',
  remove: 'Turn off',
  removing: 'Turning off...',
  removeQuestion: 'Turn the link off?',
  removeEffect: 'It stops at once: calendars that follow it get no bookings any more.',
  url: 'Address for the calendar program',
} as const

/** Texts of the dialog that downloads bookings for a spreadsheet. */
export const exportTexts = {
  open: 'Download CSV',
  title: 'Download for a spreadsheet',
  lead: 'Every booking that the filters let through, one on each line.',
  question: 'Which spreadsheet opens it?',
  formats: {
    comma: {
      label: 'Excel in English, Google Sheets, Numbers',
      example: 'TR-7K3Q9X,34.3,116.60',
    },
    semicolon: {
      label: 'Excel in Portuguese, Spanish, German or French',
      example: 'TR-7K3Q9X;34,3;116,60',
    },
  } satisfies Record<CsvDelimiter, { label: string; example: string }>,
  remembered: 'This browser remembers the choice.',
  cancel: 'Cancel',
  submit: 'Download',
} as const

/** Texts about an address that mail does not reach. */
export const emailTexts = {
  unreachable: 'This address cannot be reached.',
  open: 'Correct the e-mail address',
  title: 'Correct the e-mail address',
  effect: 'The e-mails that did not arrive are sent again, to the new address.',
  email: 'E-mail',
  cancel: 'Cancel',
  submit: 'Save and send again',
  busy: 'Saving...',
  done: { title: 'Address corrected', description: 'The e-mails are on their way.' },
  failed: 'The address was not saved',
} as const

/** Texts of what an admin does about a booking that is not paid. */
export const unpaidTexts = {
  title: 'Not paid yet',
  cancel: 'Cancel',
  close: 'Close',
  sendPaymentLink: {
    open: 'Send payment link',
    question: 'Send a payment link?',
    effect: (email: string, amount: string) =>
      `${email} gets an e-mail with a link to pay ${amount} online. The link works until the booking is paid.`,
    withoutMail: (amount: string) =>
      `No e-mail can reach this customer. The link to pay ${amount} is then shown, to be sent in another way.`,
    submit: 'Send',
    busy: 'Sending...',
    done: { title: 'Payment link sent', description: 'The customer gets it by e-mail.' },
    failed: 'The payment link was not sent',
    made: 'The link is on its way',
    madeWithoutMail: 'The link, to be sent in another way',
    doneWithoutMail: { title: 'Payment link made' },
    link: 'Payment link',
    sentence: 'You can send it by WhatsApp as well.',
  },
  payDriver: {
    open: 'Pay the driver instead',
    question: 'How does the customer pay the driver?',
    effect: 'The customer is told by e-mail, and can no longer pay online.',
    effectWithoutMail:
      'The customer can no longer pay online. No e-mail can reach them: please tell them yourself.',
    methods: { cash: 'In cash', card_on_pickup: 'By card on pick-up' },
    submit: 'Save',
    busy: 'Saving...',
    done: { title: 'The driver is paid', description: 'The customer is told by e-mail.' },
    failed: 'Not saved',
  },
  markPaid: {
    open: 'Mark as paid',
    question: 'Was it paid in another way?',
    effect: (amount: string) =>
      `The booking counts as paid, and the customer is told by e-mail that ${amount} has reached us.`,
    effectWithoutMail: (amount: string) =>
      `The booking counts as paid: ${amount}. No e-mail can reach the customer: please tell them yourself.`,
    note: 'How it was paid',
    noteHint: 'Bank transfer on 3 March, for example. It is kept in the history.',
    noteMissing: 'Please say how it was paid.',
    submit: 'Mark as paid',
    busy: 'Saving...',
    done: { title: 'Marked as paid', description: 'The customer is told by e-mail.' },
    failed: 'Not saved',
  },
} as const

/** Texts of giving back a part of a payment. */
export const giveBackTexts = {
  open: 'Give money back',
  title: (reference: string) => `Give back money of ${reference}`,
  effect: 'The booking stands as it is. The customer is told by e-mail once the money has gone back.',
  paid: 'Paid',
  returned: 'Returned',
  onItsWay: 'On its way',
  left: 'Left',
  amount: 'Give back now',
  stays: (amount: string) => `${amount} of the payment stays.`,
  amountWrong: (most: string) => `Enter an amount of at most ${most}, like 12.50.`,
  cancel: 'Cancel',
  submit: 'Give back',
  submitAmount: (amount: string) => `Give back ${amount}`,
  busy: 'Saving...',
  done: {
    title: 'The money is on its way back',
    description: 'The provider is asked for it within a minute.',
  },
  failed: 'Nothing was given back',
} as const
