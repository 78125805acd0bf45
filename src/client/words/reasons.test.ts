import { endpoints } from '@chauffeur/contract/endpoints'
import { isErrorCode } from '@chauffeur/contract/error-codes'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { placeNames as spanishPlaces } from '@chauffeur/words/es/place-names'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import { guestReasons as spanishReasons } from '@chauffeur/words/es/guest-reasons'
import { guestReasons as portugueseReasons } from '@chauffeur/words/pt/guest-reasons'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { parseRefusal, serverSentence } from '../shared/api/refusal.ts'
import { nameText } from '../shared/locale/name-text.ts'
import { refusals as spanishRefusals } from './es/refusals.ts'
import { loadWords } from './load-words.ts'
import { refusals as portugueseRefusals } from './pt/refusals.ts'

const NO_VALUES = 'x'

/** Returns the error of a refused call, as the browser gets it. */
function refused(code: string, english: string, facts: object = {}): Error {
  return Object.assign(new Error(english), { data: { code, ...facts } })
}

describe.each([
  ['pt', portugueseRefusals, portugueseReasons],
  ['es', spanishRefusals, spanishReasons],
] as const)('in %s', (locale, refusals, reasons) => {
  beforeEach(async () => {
    readLocaleBy(() => locale)
    await loadWords(locale, '/trip')
  })
  afterEach(() => readLocaleBy(() => DEFAULT_LOCALE))

  test('every code that a call without a sign-in can answer has a sentence, and no other', () => {
    const answered = Object.values(endpoints).flatMap((endpoint) =>
      endpoint.access === 'public' ? (endpoint.refusals ?? []) : [],
    )
    expect(answered.filter((code) => code !== 'NO_SERVICE' && !(code in refusals.byCode))).toEqual([])
    expect(Object.keys(refusals.byCode).filter((code) => !isErrorCode(code))).toEqual([])
  })

  test('a refusal is said by its reason, and not as the server said it', () => {
    for (const [code, words] of Object.entries(reasons)) {
      if (typeof words !== 'string') continue
      expect(parseRefusal(refused('TOO_LATE', NO_VALUES, { reason: { code } }))?.sentence).toBe(words)
    }
  })

  test('without words for the reason that of the code is shown, else the one for anything', () => {
    expect(parseRefusal(refused('NO_ROUTE', 'English.'))?.sentence).toBe(refusals.byCode['NO_ROUTE'])
    expect(parseRefusal(refused('NEW_CODE', 'English.', { reason: { code: 'new' } }))?.sentence).toBe(
      refusals.otherwise,
    )
  })

  test('what the office has written stays as it is', () => {
    const written = 'No trips on New Year’s Eve.'
    const reason = { code: 'written', text: written } as const
    expect(parseRefusal(refused('NO_SERVICE', written, { reason }))?.sentence).toBe(written)
    expect(serverSentence(undefined, written)).toBe(written)
    expect(nameText(written)).toBe(written)
  })
})

test('a sentence keeps its values, each as the language writes it', async () => {
  readLocaleBy(() => 'pt')
  await loadWords('pt', '/book')
  const inPortuguese = (reason: Reason) =>
    serverSentence(reason, englishSentence(reason)).replaceAll('\u00A0', ' ')
  expect(inPortuguese({ code: 'price_changed', price: 123_450, sent: 8_500 })).toBe(
    'O preço desta viagem é 1234,50 €, e não 85,00 €; confirme o novo preço, por favor.',
  )
  expect(
    inPortuguese({
      code: 'no_car',
      vehicle: 'Mercedes E Class',
      date: '2026-12-05',
      time: '10:30',
      nearestTimes: ['09:30', '11:00'],
    }),
  ).toBe(
    'Todas as nossas viaturas E Class estão ocupadas às 10:30 de 5 de dezembro. Há disponibilidade às 09:30 e 11:00.',
  )
  expect(inPortuguese({ code: 'stop_listed_twice', place: 'Silves Castle' })).toBe(
    'Há uma paragem repetida na lista: Castelo de Silves.',
  )
  expect(nameText('Seville Airport (SVQ)')).toBe('Aeroporto de Sevilha (SVQ)')
  expect(nameText('2 large + 3 cabin bags')).toBe('2 malas grandes + 3 de cabine')
  const noName = refused('INVALID_INPUT', 'Full name is required.', {
    details: [{ field: 'customerName', message: 'Full name is required.', reason: { code: 'required' } }],
  })
  expect(parseRefusal(noName)?.fields).toEqual({ customerName: 'Campo obrigatório: nome completo.' })
  readLocaleBy(() => DEFAULT_LOCALE)
})

test.each([
  [
    'pt',
    'O recetor respondeu 500.',
    'Não houve uma resposta completa em 10 segundos.',
    'A parceria do recetor terminou.',
  ],
  [
    'es',
    'El receptor respondió 500.',
    'No hubo una respuesta completa en 10 segundos.',
    'La colaboración del receptor ha terminado.',
  ],
] as const)('why a delivery failed is said on /partner in %s', async (locale, answered, late, ended) => {
  readLocaleBy(() => locale)
  onTestFinished(() => readLocaleBy(() => DEFAULT_LOCALE))
  await loadWords(locale, '/partner')
  const said = (reason: Reason) => serverSentence(reason, englishSentence(reason))
  expect(said({ code: 'receiver_answered', status: 500 })).toBe(answered)
  expect(said({ code: 'no_answer_in_time', seconds: 10 })).toBe(late)
  expect(said({ code: 'receiver_partner_over' })).toBe(ended)
  expect(serverSentence(null, 'Stored before there were codes.')).toBe('Stored before there were codes.')
})

test('names are the language’s own', () => {
  expect(spanishPlaces['Lisbon']).toBe('Lisboa')
})
