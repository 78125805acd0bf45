/** The words of the wizard's frame: its heading and its steps. */
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
} as const
