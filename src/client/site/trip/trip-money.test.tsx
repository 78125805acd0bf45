import type { Trip } from '@chauffeur/contract/trip'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const own = documented.private
if (!own) throw new Error('The documentation shows a booking to its guest')

/** The private page of a journey, and what stands beside its price. */
async function shown(
  state: Trip['state'],
  money: Partial<typeof own>,
  {
    chauffeurs = [],
    end = null,
    page = '/trip',
  }: Partial<Pick<Trip, 'chauffeurs' | 'end'>> & { page?: string } = {},
): Promise<string[]> {
  fakeCalls({
    'trip.read': () => ({ ...documented, state, chauffeurs, end, acts: [], private: { ...own, ...money } }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp(page)
  const price = await screen.findByText(/^(Price|Preço|Precio)$/)
  return [...(price.parentElement?.querySelectorAll('p') ?? [])].slice(1).map((line) => line.textContent)
}

const paid = { paymentMethod: 'sumup', totalPrice: 75, paidAmount: 60, driverAmount: 15 } as const

test.each([
  ['confirmed', {}, ['In cash, to your chauffeur.']],
  ['confirmed', paid, ['€60.00 paid.', '€15.00 to your chauffeur.']],
  [
    'confirmed',
    { ...paid, paidAmount: 80, driverAmount: 0, refundAmount: 5, refundedAmount: 2 },
    [
      '€80.00 paid.',
      '€3.00 is being refunded to your original payment method.',
      '€2.00 has been refunded to your original payment method.',
    ],
  ],
] as const)('a journey that is %s says of its money what is true of it then', async (state, money, lines) => {
  expect(await shown(state, money)).toEqual(lines)
})

/** The private page of a journey that is off, and what it says has become of the money. */
async function ledger(
  state: Trip['state'],
  money: Partial<typeof own>,
  { end = null, page = '/trip' }: { end?: Trip['end']; page?: string } = {},
): Promise<{ rows: string[]; notes: string[] }> {
  fakeCalls({
    'trip.read': () => ({ ...documented, state, end, acts: [], private: { ...own, ...money } }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp(page)
  const section = await screen.findByRole('region', { name: /^(What you paid|O que pagou|Lo que pagó)$/ })
  const texts = (selector: string) =>
    [...section.querySelectorAll(selector)].map((part) => part.textContent.replaceAll('\u00A0', ' '))
  const amounts = texts('dd')
  return { rows: texts('dt').map((part, index) => `${part} ${amounts[index]}`), notes: texts('p') }
}

const HOW = 'Banks take a few days to show a refund.'
const STUCK = 'It could not be refunded automatically. Our team is taking care of it.'

test.each([
  ['cancelled', {}, [], ['There is nothing to pay.']],
  ['rejected', {}, [], ['There is nothing to pay.']],
  ['cancelled', { paymentMethod: 'card_on_pickup', driverAmount: 49 }, [], ['There is nothing to pay.']],
  // A page of the provider was open.
  [
    'cancelled',
    { paymentMethod: 'sumup', paymentStatus: 'pending' },
    [],
    ['There is nothing to pay.', 'If a payment still reaches us, we will refund all of it.'],
  ],
  ['cancelled', { ...paid, cancelFee: 60 }, ['Paid €60.00', 'Not refunded €60.00'], []],
  [
    'cancelled',
    { ...paid, cancelFee: 0, refundStatus: 'under_way', refundAmount: 60 },
    ['Paid €60.00', 'Being refunded €60.00'],
    [HOW],
  ],
  [
    'rejected',
    { ...paid, refundStatus: 'completed', refundAmount: 60, refundedAmount: 60 },
    ['Paid €60.00', 'Refunded €60.00'],
    [HOW],
  ],
  // The trip and the difference of a change were paid; a part had gone back before the rest was kept.
  [
    'cancelled',
    {
      ...paid,
      paidAmount: 80,
      cancelFee: 50,
      refundStatus: 'under_way',
      refundAmount: 30,
      refundedAmount: 10,
    },
    ['Paid €80.00', 'Refunded €10.00', 'Being refunded €20.00', 'Not refunded €50.00'],
    [HOW],
  ],
  // The office has given back a part of what was kept.
  [
    'cancelled',
    { ...paid, cancelFee: 60, refundStatus: 'completed', refundAmount: 25, refundedAmount: 25 },
    ['Paid €60.00', 'Refunded €25.00', 'Not refunded €35.00'],
    [HOW],
  ],
  [
    'cancelled',
    { ...paid, cancelFee: 0, refundStatus: 'failed', refundAmount: 60, refundedAmount: 20 },
    ['Paid €60.00', 'Refunded €20.00', 'Still to be refunded €40.00'],
    [STUCK],
  ],
] as const)(
  'a journey that is %s says once what has become of each part of the money: %j',
  async (state, money, rows, notes) => {
    expect(await ledger(state, money)).toEqual({ rows, notes })
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  },
)

test.each([
  ['/pt/trip', ['Pago 80,00 €', 'Devolvido 10,00 €', 'Em devolução 20,00 €', 'Não devolvido 50,00 €']],
  ['/es/trip', ['Pagado 80,00 €', 'Devuelto 10,00 €', 'En devolución 20,00 €', 'No devuelto 50,00 €']],
])('on %s the parts are those of the language', async (page, rows) => {
  const money = { ...paid, paidAmount: 80, refundAmount: 30, refundedAmount: 10 }
  expect((await ledger('cancelled', money, { page })).rows).toEqual(rows)
})

test('of a journey whose guest did not come, what is kept is said, too', async () => {
  const { rows } = await ledger('confirmed', { ...paid, refundAmount: 20 }, { end: 'missed' })
  expect(rows).toEqual(['Paid €60.00', 'Being refunded €20.00', 'Not refunded €40.00'])
})

const inVain: Trip['chauffeurs'][number] = {
  carNo: 1,
  name: 'Ana Martins',
  phone: '+351912345678',
  car: 'black Mercedes E Class',
  plate: '12-AB-34',
  state: 'no_show',
  onTheWayAt: null,
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
}

test.each([
  ['/trip', 'We did not meet you', 'Not travelled'],
  ['/pt/trip', 'Desencontrámo-nos', 'Não realizada'],
  ['/es/trip', 'No llegamos a encontrarnos', 'No realizada'],
])(
  'on %s a journey whose guest did not come says so, and sends nobody to the chauffeur',
  async (page, ...said) => {
    const lines = await shown(
      'confirmed',
      { driverAmount: 60 },
      { chauffeurs: [inVain], end: 'missed', page },
    )
    expect(lines).toEqual([])
    const [heading, chip] = said
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByText(chip)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Ana/ })).toBeNull()
  },
)

test('while another car of the booking may still come, the guest of one who was not met is not told of the journey’s end', async () => {
  const lines = await shown('confirmed', { driverAmount: 60 }, { chauffeurs: [inVain] })
  expect(screen.getByText(/^Your trip is confirmed\./)).toBeTruthy()
  expect(lines).toEqual(['€60.00 to your chauffeur.'])
})

test.each([
  ['/trip', 'Travelled', 'Add to calendar'],
  ['/pt/trip', 'Realizada', 'Adicionar ao calendário'],
  ['/es/trip', 'Realizada', 'Añadir al calendario'],
])('on %s a journey that is over says so, and is in no calendar any more', async (page, chip, calendar) => {
  await shown('confirmed', {}, { end: 'driven', page })
  expect(screen.getByText(chip)).toBeTruthy()
  expect(screen.queryByRole('link', { name: calendar })).toBeNull()
})
