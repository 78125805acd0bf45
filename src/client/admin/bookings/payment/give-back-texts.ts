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
