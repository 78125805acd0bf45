/** The words of the wizard's frame: its heading, its steps, and why a step cannot be left yet. */
export const wizardTexts = {
  heading: 'Reserve Your Journey',
  description:
    'Book a chauffeur-driven Mercedes in the Algarve, Lisboa and Sevilla, with a fixed price before you confirm.',
  promise: 'A fixed price for every vehicle before you confirm anything.',
  progress: 'Booking steps',
  steps: ['Service Details', 'Select Your Vehicle', 'Passenger Information', 'Review & Confirm'],
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  back: 'Back',
  next: 'Next',
  firstStep: 'This is the first step.',
  opening: 'Opening your booking',
  tripFields: {
    pickupLocation: 'a pick-up location',
    dropoffLocation: 'a drop-off location',
    pickupDate: 'a date',
    pickupTime: 'a time',
  },
  passengerFields: { passengerName: 'full name', email: 'email', phone: 'phone' },
  stillToChoose: (what: readonly string[]) => `To continue, choose ${listed(what)}.`,
  stillToFillIn: (what: readonly string[]) => `To continue, fill in your ${listed(what)}.`,
} as const

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
