import { words } from '../../shared/locale/words.ts'

/** Texts of what a guest says after the trip. */
export const rateTexts = words('trip-rating', {
  heading: 'How was your trip?',
  score: 'Your rating',
  hint: '1 is poor, 5 is excellent.',
  missing: 'Please choose a number from 1 to 5.',
  text: 'What was good, and what was not? (optional)',
  isPrivate: 'Only our office reads it.',
  send: 'Send',
  sending: 'Sending...',
  failed: 'This did not reach us. Please check your connection and try again.',
  thanks: 'Thank you for telling us',
  labels: ['Poor', 'Not good', 'Fair', 'Good', 'Excellent'],
  given: (score: number, label: string) => `${score} of 5: ${label}`,
})
