/** Texts of the page of one booking. */
export const bookingTexts = {
  title: (number: string) => `Booking ${number}`,
  back: 'All bookings',
  what: 'booking',
  loading: 'Loading the booking...',
  none: {
    title: (number: string) => `There is no booking ${number}`,
    text: 'Look at its number again, or search for the customer in the list.',
  },
  requested: 'Requested',
  through: 'Through',
  reference: 'Their reference',
  shortNotice: 'Short notice',
  decision: 'Decision',
  prints: 'Print and show',
  jobSlip: 'Job slip',
  nameSign: 'Name sign',
  daySheet: 'Day sheet',
  sections: {
    trip: 'Trip',
    customer: 'Customer',
    payment: 'Payment',
    mails: 'E-mails',
    history: 'History',
  },
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
} as const
