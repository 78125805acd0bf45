import { expect, test } from 'vitest'
import { createContactMessage } from './contact-messages.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { line, lines, optionalLine, optionalLocale } from './testing/field-kinds.ts'

const valid = {
  customerName: 'Rui Costa',
  customerEmail: 'rui.costa@example.com',
  customerPhone: '+351 912 345 678',
  message: 'Do you drive to Madrid?',
}

describeInput('createContactMessage', {
  valid,
  fields: {
    customerName: line('Full name'),
    customerEmail: optionalLine('Email'),
    customerPhone: optionalLine('Phone'),
    locale: optionalLocale,
    bookingNumber: optionalLine('Booking number'),
    message: lines('Message'),
  },
})

test('a message of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createContactMessage', {})).toEqual(['customerName', 'message'])
})

test('a message that nobody can answer is refused', () => {
  const { error } = createContactMessage.input.safeParse({ ...valid, customerEmail: '', customerPhone: ' ' })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['customerEmail', 'contact_missing'],
  ])
})
