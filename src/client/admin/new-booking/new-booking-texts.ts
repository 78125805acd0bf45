/** Texts around the form with which the office makes a booking. */
export const newBookingTexts = {
  title: 'New booking',
  back: 'All bookings',
  enquiry: 'the enquiry',
  forEnquiry: (reference: string) => `For the enquiry ${reference}`,
  enquiryAnswered: 'It counts as answered once the booking is made.',
  openOffer:
    'An offer for it is still open. Withdraw it on the page of enquiries, or it can be booked as well.',
  message: 'They wrote',

  done: (number: string) => `Booking ${number} is made`,
  failed: 'The booking was not made',
} as const
