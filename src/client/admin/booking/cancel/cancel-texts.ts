/** Texts of cancelling a booking in the office. */
export const cancelTexts = {
  open: 'Cancel booking',
  question: (number: string) => `Cancel booking ${number}?`,
  effect:
    'The trip will not take place. The customer is told by e-mail, with your reason. This cannot be undone.',
  effectWithoutMail:
    'The trip will not take place. No e-mail can reach the customer: please call. This cannot be undone.',
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  reasonMissing: 'Please say why the booking is cancelled.',
  money: (amount: string) => `${amount} was paid. How much goes back?`,
  rest: (paid: string, before: string, left: string) =>
    `${paid} was paid, and ${before} of it goes back already. How much of the other ${left} goes back?`,
  all: (amount: string) => `All of it, ${amount}`,
  part: 'A part',
  nothing: 'Nothing',
  amount: 'Goes back',
  amountHint: (kept: string) => `${kept} is kept.`,
  amountWrong: (most: string) => `Enter an amount of at most ${most}, like 49.50.`,
  keep: 'Keep the booking',
  submit: 'Cancel booking',
  submitAndReturn: (amount: string) => `Cancel and return ${amount}`,
  busy: 'Cancelling...',
  done: { title: 'Booking cancelled', description: 'The customer is told by e-mail.' },
  failed: 'The booking was not cancelled',
} as const
