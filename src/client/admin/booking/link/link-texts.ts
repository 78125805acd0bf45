/** Texts of the office about the private link of a booking. */
export const linkTexts = {
  open: 'End the private link and send a new one',
  question: 'End the private link?',
  effect: (email: string) =>
    `Every link that was sent or shared opens nothing from now on. A new one goes to ${email}.`,
  effectWithoutMail: 'Every link that was sent or shared opens nothing from now on.',
  keep: 'Keep it',
  submit: 'End it, and send a new one',
  submitWithoutMail: 'End it',
  busy: 'Sending...',
  done: { title: 'The link has ended', description: 'A new one is on its way to the customer.' },
  failed: 'The link was not ended',
} as const
