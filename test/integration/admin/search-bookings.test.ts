import { matchesSearch, parseSearch } from '@chauffeur/domain/booking-search'
import { wrap } from '@mikro-orm/core'
import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { bookMany, countBookings, findBookings } from '../../support/find-bookings.ts'
import { test } from '../../support/test.ts'

const guests = [
  {
    customerName: 'Ana Silva',
    customerEmail: 'ana@example.com',
    customerPhone: '+351 965 432 100',
    flightNumber: 'TP 1901',
    stops: [{ location: 'Loulé market', duration: 60 }],
  },
  {
    customerName: 'João Gonçalves',
    customerEmail: 'office+joao@exemplo.pt',
    customerPhone: '+44 (0)20 7946 0000',
    billingAddressEnabled: true,
    companyName: 'Sousa & Filhos, Lda',
  },
  { customerName: '😀 مريم', customerEmail: 'maria@example.com' },
  { customerName: 'Peter Müller', customerEmail: 'peter_50%@example.com' },
  { customerName: "O’Neill \\ O'Brien", customerEmail: 'o.neill@example.ie' },
  { customerName: 'Straße Łódź Ἀθηνᾶ', customerEmail: 'İstanbul@example.com' },
  { customerName: '（全角）ＡＢＣ', customerEmail: '🏖@example.com' },
]
const searches = [
  'ana',
  'ANA  silva',
  'a s',
  'joão',
  'GONCALVES',
  'exemplo.pt',
  'office+joao@',
  '@example',
  '😀',
  'مريم',
  'müller',
  'mu',
  '_50%',
  '%',
  '_',
  '\\',
  "'",
  '’',
  'strasse',
  'lodz',
  'łodz',
  'αθηνα',
  'istanbul',
  'abc',
  'ＡＢＣ',
  '🏖',
  'zz',
  'e',
  '0000-4000',
  "' or 1=1 --",
  '965 432',
  '00351965432100',
  '020 7946',
  'tp1901',
  'TP 190',
  'loule market',
  'LOULÉ',
  'vilamoura',
  'airport',
  'sousa filhos',
  'Sousa & F',
]

test('the database finds what the rule says, whatever is looked for', async ({ open }) => {
  const app = await open()
  await bookMany(app, guests)
  const stored = await app.database.fresh().findAll(Booking, { orderBy: { createdAt: 'desc' } })
  const bookings = stored.map((booking) => ({ ...wrap(booking).toObject(), bookingNumber: booking.number }))
  const [some] = bookings
  if (!some) throw new Error('There are bookings')
  const own = [some.id, some.id.slice(0, 4), some.id.slice(0, 3), some.id.slice(0, 11), some.bookingNumber]
  for (const q of [...searches, ...own, some.bookingNumber.slice(3).toLowerCase()]) {
    const wanted = bookings.filter((booking) => matchesSearch(booking, parseSearch(q)))
    const { done } = await findBookings(app, 'REST', { q })
    expect([q, done.bookings.map(({ id }) => id)]).toEqual([q, wanted.map(({ id }) => id)])
    expect([q, ...(await countBookings(app, 'REST', { q }))]).toEqual([q, 7, wanted.length, wanted.length])
  }
})
