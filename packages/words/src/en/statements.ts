/** Texts for partners about their statements. The other languages say the same. */
export const statementTexts = {
  subject: (month: string, number: string) => `Statement ${number} for ${month}`,
  balance: (amount: string) => `Balance: ${amount}`,
  topic: 'Your account',
  lead: 'This is what your bookings have come to. An amount above zero is what we owe you; one below zero is what you owe us.',
  notRight:
    'If a line is not right, please reply to this email, or say so over the API. This statement is not a tax document.',
  open: 'How to read it',
  opening: 'Balance before',
  sum: 'This month',
  closing: 'Balance',
  whyYou: 'You receive this email because the office has entered this address as the contact of your firm.',
}
