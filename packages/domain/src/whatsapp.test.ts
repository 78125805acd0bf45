import { expect, test } from 'vitest'
import { chatLink, whatsappLink } from './whatsapp.ts'

test.for(['+351 912 345 678', '00351912345678', '351-912-345-678'])(
  '%s opens the chat with a greeting',
  (number) => {
    expect(whatsappLink(number)).toBe(
      'https://wa.me/351912345678?text=Ol%C3%A1!%20Gostaria%20de%20fazer%20uma%20reserva.',
    )
  },
)

test('zeros inside a number stay', () => {
  expect(chatLink('+351 900 123 456')).toBe('https://wa.me/351900123456')
})

test('a message goes to somebody whom its sender chooses where there is no number', () => {
  expect(chatLink(null, 'Your trip: 10:30')).toBe('https://wa.me/?text=Your%20trip%3A%2010%3A30')
})

test('a chat with a customer starts with nothing written', () => {
  expect(chatLink('+351 912 345 678')).toBe('https://wa.me/351912345678')
})
