import type { Trip } from '@chauffeur/contract/trip'
import { trip as documented } from '@chauffeur/contract/examples/answers/booking-of-examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../testing/fake-calls.ts'
import { openApp } from '../testing/open-app.tsx'

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
  ['cancelled', {}, ['Nothing is to be paid.']],
  ['rejected', {}, ['Nothing is to be paid.']],
  [
    'cancelled',
    { ...paid, refundAmount: 60, refundedAmount: 20, cancelFee: 0 },
    [
      '€60.00 paid.',
      '€40.00 is on its way back, the way you paid it.',
      '€20.00 has gone back, the way you paid it.',
    ],
  ],
  ['cancelled', { ...paid, cancelFee: 60 }, ['€60.00 paid.', '€60.00 was not returned.']],
] as const)('a journey that is %s says of its money what is true of it then', async (state, money, lines) => {
  expect(await shown(state, money)).toEqual(lines)
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
  ['/pt/trip', 'Não nos encontrámos', 'Não realizada'],
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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your journey is confirmed')
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
