import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import ICAL from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import { loadWords } from '../../words/load-words.ts'
import { aReceipt } from './testing/a-receipt.ts'
import { receiptCalendar } from './trip-calendar.ts'

const now = new Date('2026-11-20T12:00:00Z')
const write = (fields: Parameters<typeof aReceipt>[0] = {}, brand = 'Costa') =>
  receiptCalendar(aReceipt(fields), brand, now) ?? ''

/** The one event as another program reads it. */
function read(calendar: string) {
  const [component, ...others] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('There is one event')
  return new ICAL.Event(component)
}

test('another program reads the trip with its instant, its length and that it is not confirmed yet', () => {
  const event = read(write())
  expect([event.uid, event.sequence, event.summary]).toEqual([
    aReceipt().id,
    0,
    'Costa: pick-up at Faro Airport',
  ])
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
    new Date('2027-06-04T09:30:00Z'),
    new Date('2027-06-04T09:58:00Z'),
  ])
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event.location).toBe('Faro Airport, Aeroporto Gago Coutinho, 8001-701 Faro')
  expect(event.description).toBe(
    [
      'Not confirmed yet: our team will confirm it by email.',
      'Pick-up: Friday, 4 June 2027, 10:30 (Lisbon time)',
      'Faro Airport, Aeroporto Gago Coutinho, 8001-701 Faro',
      'Vilamoura',
      'Vehicle: Mercedes E Class',
      'Total: €49.00',
      'Booking number: TR-7K3Q9X',
    ].join('\n'),
  )
})

test('a place can say nothing but where it is', () => {
  const hostile = 'Faro\r\nATTACH:javascript:alert(1)\nEND:VEVENT\u0000, a; b \\n'
  const calendar = write({ points: [{ key: 'pickup', title: hostile }] }, 'Costa\r\nATTACH:x')
  expect(calendar).not.toMatch(/^ATTACH/m)
  expect(read(calendar).location).toBe('Faro\nATTACH:javascript:alert(1)\nEND:VEVENT, a; b \\n')
})

test.each(['a', 'é', '€', '😀', '\\'])(
  'no line is longer than 75 octets, and no %s is cut in two',
  (letter) => {
    const title = letter.repeat(200)
    const calendar = write({ points: [{ key: 'pickup', title }] })
    expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(read(calendar).location).toBe(title)
  },
)

test('the event is in the language of the page', async () => {
  readLocaleBy(() => 'pt')
  onTestFinished(() => readLocaleBy(() => DEFAULT_LOCALE))
  await loadWords('pt', '/booking-confirmation')
  const event = read(write())
  expect(event.summary).toBe('Costa: recolha, Faro Airport')
  expect(event.description.replaceAll('\u00A0', ' ')).toBe(
    [
      'Ainda não confirmada: a nossa equipa vai confirmar por e-mail.',
      'Recolha: sexta-feira, 4 de junho de 2027, às 10:30 (hora de Lisboa)',
      'Faro Airport, Aeroporto Gago Coutinho, 8001-701 Faro',
      'Vilamoura',
      'Viatura: Mercedes E Class',
      'Total: 49,00 €',
      'Número da reserva: TR-7K3Q9X',
    ].join('\n'),
  )
})
