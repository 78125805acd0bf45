import { changeEndReasons } from '@chauffeur/domain/trip-change'
import { describe, expect, test } from 'vitest'
import { contactReasons as spanishContact } from './es/contact-reasons.ts'
import { guestReasons as spanish } from './es/guest-reasons.ts'
import { journeyReasons as spanishJourney } from './es/journey-reasons.ts'
import { placeReasons as spanishPlaces } from './es/place-reasons.ts'
import { guestReasons as english } from './en/guest-reasons.ts'
import { contactReasons as portugueseContact } from './pt/contact-reasons.ts'
import { guestReasons as portuguese } from './pt/guest-reasons.ts'
import { journeyReasons as portugueseJourney } from './pt/journey-reasons.ts'
import { placeReasons as portuguesePlaces } from './pt/place-reasons.ts'
import { findSentence } from './reasons.ts'

/** Values by name, each to be told from all others in a sentence. */
const VALUES = {
  seconds: 61,
  hours: 12,
  name: 'Solar da Ria',
  place: 'Silves Castle',
  metres: 3_470,
  vehicle: 'Mercedes E Class',
  most: 5,
  seats: 3,
  passengers: 2,
  time: '01:30',
  next: '02:00',
  date: '2026-12-20',
  nearestTimes: ['09:15', '11:05'],
  price: 123_450,
  sent: 8_500,
  refund: 1_000,
  fee: 7_550,
  why: 'not_paid',
  leg: 4,
  before: 3,
}

const tables = {
  pt: { ...portugueseContact, ...portugueseJourney, ...portuguesePlaces, ...portuguese },
  es: { ...spanishContact, ...spanishJourney, ...spanishPlaces, ...spanish },
}

describe.each(['pt', 'es'] as const)('in %s', (locale) => {
  const table = tables[locale]
  const say = (code: string, values: object = VALUES) =>
    (findSentence(table, { ...values, code }) ?? '').replaceAll('\u00A0', ' ')

  test('every sentence is as it was read by somebody who speaks the language', async () => {
    const sentences = Object.keys(table).map((code) => `${code}: ${say(code)}`)
    await expect(`${sentences.join('\n')}\n`).toMatchFileSnapshot(`testing/guest-reasons.${locale}.snap.txt`)
  })

  test('what is returned is named before what is kept, as in English', () => {
    expect(say('refund_changed')).toMatch(/10,00 €.*75,50 €/)
    expect(say('refund_changed', { refund: 1_000, fee: 0 })).toContain('10,00 €')
    expect(say('refund_changed', { refund: 0, fee: 7_550 })).toContain('75,50 €')
  })

  test('the price of today is named before the one that was sent', () => {
    expect(say('price_changed')).toMatch(/1234,50 €.*85,00 €/)
    expect(say('changed_price_differs')).toMatch(/1234,50 €.*85,00 €/)
  })

  test('no sentence is that of another language', () => {
    const other = tables[locale === 'pt' ? 'es' : 'pt']
    const borrowed = Object.entries(table).filter(
      ([code, words]) =>
        typeof words === 'string' &&
        (words === Reflect.get(other, code) || words === Reflect.get(english, code)),
    )
    expect(borrowed).toEqual([])
  })

  test('every end of a change is said', () => {
    const said = changeEndReasons.map((why) => say('change_ended', { why }))
    expect(new Set(said).size).toBe(changeEndReasons.length)
  })
})
