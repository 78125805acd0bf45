import { words } from '../../shared/locale/words.ts'

/** Texts of the wizard's frame: its heading and its steps. */
export const wizardTexts = words('wizard', {
  promise: 'A fixed price for every vehicle before you confirm anything.',
  progress: 'Booking steps',
  steps: ['Service Details', 'Select Your Vehicle', 'Passenger Information', 'Review & Confirm'],
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  back: 'Back',
  next: 'Next',
  opening: 'Opening your booking',
  withoutScripts:
    'Booking here needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again.',
  bookByPhone: 'Or let us take your booking:',
})
