import { words } from '../../shared/locale/words.ts'

/** Texts of the forms to the team, in the wizard and on the contact page. */
export const enquiryTexts = words('enquiry', {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  reachHint: 'One of the two is enough.',
  phoneHint: 'With the country code (+351).',
  nameMissing: 'Full name is required.',
  messageMissing: 'Message is required.',
  oddEmail: 'This does not look like an email address. Please check it.',
  sending: 'Sending...',
  again: 'Try again',
  nothingLost: 'What you wrote is still here.',
  reference: 'Your reference',
  next: (hours: number, ways: readonly string[]) =>
    `Our team contacts you within ${hours} hours, at ${ways.join(' or ')}.`,
})
