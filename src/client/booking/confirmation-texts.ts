/** The words after the booking. The headings are the specification's; the body says what is true. */
export const confirmationTexts = {
  title: 'Your reservation',
  description: 'What happens after a reservation is sent.',
  heading: 'Reservation Confirmed',
  received: 'Thank you. We have received your request.',
  number: 'Booking number',
  next: (email: string) => `Our team looks at it and confirms it by email to ${email}, within 24 hours.`,
  total: 'Total',
  home: 'Return to Home',
  another: 'Make Another Booking',
  neutralHeading: 'Check your email',
  neutralBody:
    'If you have just sent a reservation, our email has its number and tells you as soon as it is confirmed.',
  neutralHelp: 'Nothing there after a while? Look in the spam folder, or call us.',
} as const
