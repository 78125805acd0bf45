import { describe, expect, test } from 'vitest'
import { assert, integer, property } from 'fast-check'
import {
  addedPrice,
  chargedDistance,
  exampleHires,
  exampleTransfers,
  fromKilometres,
  hourlyPrice,
  isChargeable,
  quoteHire,
  quoteTransfer,
  stopPrice,
  toKilometres,
  transferPrice,
} from './pricing.ts'

const RATE = { minimumFare: 2000, pricePerKm: 105 }

describe('distance', () => {
  test.for([
    [0, 0],
    [12_349, 123],
    [12_350, 124],
    [12_350.4, 124],
    [281_449.9, 2814],
  ] as const)('%d metres are charged as %i tenths of a kilometre', ([metres, distance]) => {
    expect(chargedDistance(metres)).toBe(distance)
  })

  test('kilometres go out with one decimal and come back as the same distance', () => {
    expect(toKilometres(124)).toBe(12.4)
    expect(fromKilometres(12.4)).toBe(124)
    expect(fromKilometres(4.35)).toBe(44)
  })
})

describe('transfer', () => {
  test('another stop adds what the price grows by, the minimum fare considered', () => {
    const km = integer({ min: 0, max: 5000 })
    assert(
      property(km, km, integer({ min: 1, max: 24 }), (before, after, hours) => {
        const stop = { hourlyPrice: 4550, minutes: hours * 60 }
        const old = quoteTransfer({ distance: before, rate: RATE, stops: [] })?.total ?? NaN
        const now = quoteTransfer({ distance: after, rate: RATE, stops: [stop] })?.total ?? NaN
        expect(addedPrice({ before, after, rate: RATE, stop })).toBe(now - old)
      }),
    )
  })

  test('a transfer costs its kilometres when they are worth more than the minimum fare', () => {
    expect(transferPrice(2814, RATE)).toBe(29_547)
  })

  test('a transfer costs the minimum fare when the distance is worth less', () => {
    expect(transferPrice(190, RATE)).toBe(2000)
    expect(transferPrice(0, RATE)).toBe(2000)
  })

  test('half a cent is rounded up, once, at the end', () => {
    expect(transferPrice(201, { minimumFare: 0, pricePerKm: 105 })).toBe(2111)
    expect(transferPrice(203, { minimumFare: 0, pricePerKm: 105 })).toBe(2132)
  })

  test('stops are added to the price of the way', () => {
    const stops = [
      { hourlyPrice: 6000, minutes: 120 },
      { hourlyPrice: 4550, minutes: 60 },
    ]
    expect(quoteTransfer({ distance: 1000, rate: RATE, stops })).toEqual({
      basePrice: 10_500,
      stopCosts: 16_600,
      total: 27_100,
    })
  })

  test('a total of nothing is no price', () => {
    expect(
      quoteTransfer({ distance: 500, rate: { minimumFare: 0, pricePerKm: 0 }, stops: [] }),
    ).toBeUndefined()
  })
})

describe('stop', () => {
  test.for([
    { hourlyPrice: 6000, minutes: 60, price: 6000 },
    { hourlyPrice: 6000, minutes: 180, price: 18_000 },
    { hourlyPrice: 4550, minutes: 60, price: 4600 },
    { hourlyPrice: 4549, minutes: 60, price: 4500 },
    { hourlyPrice: 2225, minutes: 120, price: 4500 },
    { hourlyPrice: 1999, minutes: 1440, price: 48_000 },
  ])('$minutes minutes at $hourlyPrice cents an hour cost $price, in whole euros', (stop) => {
    expect(stopPrice(stop.hourlyPrice, stop.minutes)).toBe(stop.price)
  })
})

describe('hire', () => {
  test('a hire costs its hours and nothing for stops', () => {
    expect(hourlyPrice(3, { hourlyRate: 6050 })).toBe(18_150)
    expect(quoteHire({ hours: 3, rate: { hourlyRate: 6050 } })).toEqual({
      basePrice: 18_150,
      stopCosts: 0,
      total: 18_150,
    })
  })

  test('a rate of nothing is no price', () => {
    expect(quoteHire({ hours: 3, rate: { hourlyRate: 0 } })).toBeUndefined()
  })
})

test.for([
  [{ minimumFare: 0, pricePerKm: 0 }, false],
  [{ minimumFare: 1, pricePerKm: 0 }, true],
  [{ minimumFare: 0, pricePerKm: 1 }, true],
  [{ hourlyRate: 0 }, false],
  [{ hourlyRate: 1 }, true],
] as const)('whether %o can come to a price is %o', ([rate, isChargeableRate]) => {
  expect(isChargeable(rate)).toBe(isChargeableRate)
})

describe('examples of the pricing dialog', () => {
  test('a short trip shows the minimum fare, a long one its kilometres', () => {
    expect(exampleTransfers(RATE)).toEqual([
      { kilometres: 10, price: 2000, byDistance: 1050, counts: 'minimum fare' },
      { kilometres: 50, price: 5250, byDistance: 5250, counts: 'distance' },
    ])
  })

  test('where both come to the same, it is the minimum fare that counts', () => {
    const [short] = exampleTransfers({ minimumFare: 1050, pricePerKm: 105 })
    expect(short).toMatchObject({ price: 1050, byDistance: 1050, counts: 'minimum fare' })
  })

  test('two and four hours show their price and included kilometres', () => {
    expect(exampleHires({ hourlyRate: 6000 })).toEqual([
      { hours: 2, includedKilometres: 40, price: 12_000 },
      { hours: 4, includedKilometres: 80, price: 24_000 },
    ])
  })
})
