/** The first words of the office's reply to an enquiry, which the office goes on from. */
export const replyWords = {
  subject: (reference: string) => `Your request ${reference}`,
  greeting: (name: string) => `Dear ${name},`,
  quote:
    'Thank you for your request. We will be happy to drive you, at the price below. The button books the trip.',
  message: 'Thank you for your message.',
  regards: 'Kind regards',
}
