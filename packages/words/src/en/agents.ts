import { formatEuros, type Cents } from '@chauffeur/domain/money'

/** Words for the person that an agent speaks for, beside those of a booking's facts. */
export const agents = {
  labels: {
    name: 'Name',
    email: 'Email',
    time: 'Pick-up time',
    payment: 'Payment',
    freeUntil: 'Free cancellation until',
  },
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  book: 'Nothing is booked yet. Show the summary to the person, and let them book at confirmUrl.',
  bookOrConfirm:
    'Nothing is booked yet. Show the summary to the person. They book at confirmUrl, or agree to the price, and you call confirm_booking.',
  again: 'The prepared booking has ended. Show the new summary to the person, and ask again.',
}

/** Why an agent is refused what a person could do. */
export const agentReasons = {
  agents_may_not_book:
    'Agents cannot book here by themselves. The person can book at the confirmUrl of prepare_booking.',
  agents_booked_enough: ({ most }: { most: number }) =>
    `Agents can make ${most} bookings a day, and have made them. The person can book at the confirmUrl of prepare_booking.`,
  agent_quote_ended: 'This price has ended. Please ask for it again with quote_trip.',
  agent_quote_not_ours: 'This quoteId is not one of quote_trip.',
  agent_time_missing: 'Please say the day and the time of the pick-up (pickupDate, pickupTime).',
  agent_token_not_ours: 'This confirmToken is not one that prepare_booking gave to this API key.',
  agent_has_booked: ({ price, sent }: { price: Cents; sent: Cents }) =>
    `This confirmToken has booked at ${formatEuros(price)}, not ${formatEuros(sent)}, and books once. Nothing more was booked.`,
  agent_one_message: 'Please send one message at a time.',
  agent_answer_too_long: 'The answer would be too long. Please ask for less at once.',
}
