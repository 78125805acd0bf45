import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountOf,
  findLegTooEarly,
  journeyPaymentMethods,
  journeyPrice,
  legsOutOfOrder,
  MAX_LEGS,
  MIN_LEGS,
} from './journeys.ts'

const at = (time: string, minutes = 60) => ({ pickupAt: new Date(`2027-03-12T${time}:00Z`), minutes })

describe('the order of legs', () => {
  test.for([
    ['one that begins when the one before it ends is in time', [at('09:00'), at('10:00')], undefined],
    ['one that begins a minute sooner is not', [at('09:00'), at('09:59')], 2],
    ['a way back before the way there is not', [at('09:00'), at('08:00')], 2],
    ['the first that is too early is named', [at('09:00'), at('10:00'), at('10:30'), at('10:40')], 3],
    ['a leg without a time is not compared', [at('09:00'), undefined, at('08:00')], undefined],
  ] as const)('%s', ([, legs, expected]) => {
    expect(findLegTooEarly(legs)).toBe(expected)
  })
})

describe('a leg that is changed', () => {
  const others = [
    { leg: 1, ...at('09:00') },
    { leg: 3, ...at('18:00') },
  ]
  test.for([
    ['fits between the others', at('12:00'), undefined],
    ['begins before the one before it ends', at('09:59'), { leg: 2, before: 1 }],
    ['ends after the next one begins', at('17:30'), { leg: 3, before: 2 }],
    ['begins after the next one', at('19:00'), { leg: 3, before: 2 }],
  ] as const)('%s', ([, time, expected]) => {
    expect(legsOutOfOrder({ leg: 2, ...time }, others, { leg: 2, ...at('11:00') })).toEqual(
      expected && { code: 'legs_out_of_order', ...expected },
    )
  })

  test('is free where no other stands', () => {
    expect(legsOutOfOrder({ leg: 2, ...at('05:00') }, [], { leg: 2, ...at('11:00') })).toBeUndefined()
  })

  test.for([
    ['the one before it', '09:30', ['09:30', '09:45', '12:00'], ['09:29', '05:00']],
    ['the next one', '17:30', ['17:30', '17:15', '12:00'], ['17:31', '19:00']],
  ] as const)('may overlap with %s as long as it does, and no longer', ([, now, allowed, refused]) => {
    const overlaps = (time: string) =>
      legsOutOfOrder({ leg: 2, ...at(time) }, others, { leg: 2, ...at(now) }) !== undefined
    expect(allowed.map(overlaps)).toEqual(allowed.map(() => false))
    expect(refused.map(overlaps)).toEqual(refused.map(() => true))
  })
})

test('a discount is rounded half up to the cent', () => {
  expect([1010, 1009, 1030].map((cents) => discountOf(cents, 500))).toEqual([51, 50, 52])
  expect(discountOf(14_487, 0)).toBe(0)
})

test('the lines of all legs and the discount add up to the cent', () => {
  const legs = array(integer({ min: 2, max: 2_000_000 }), { minLength: MIN_LEGS, maxLength: MAX_LEGS })
  assert(
    property(legs, integer({ min: 0, max: 5_000 }), (cents, basisPoints) => {
      const price = journeyPrice(cents, basisPoints)
      const sumOf = (name: 'discountCents' | 'totalCents') =>
        price.legs.reduce((sum, leg) => sum + leg[name], 0)
      expect(price.subtotalCents - price.discountCents).toBe(price.totalCents)
      expect(sumOf('discountCents')).toBe(price.discountCents)
      expect(sumOf('totalCents')).toBe(price.totalCents)
      for (const [index, leg] of price.legs.entries()) {
        expect(leg.discountCents + leg.totalCents).toBe(cents[index])
        expect(leg.totalCents).toBeGreaterThan(0)
        expect(
          Math.abs(leg.discountCents - ((cents[index] ?? 0) * basisPoints) / 10_000),
        ).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})

const inside = { pickupInAlgarve: true, onlineOffered: true }
const outside = { pickupInAlgarve: false, onlineOffered: true }

describe('the ways to pay all legs', () => {
  test.for([
    ['all in the Algarve', [inside, inside], ['cash', 'sumup', 'card_on_pickup'], undefined],
    ['one outside it', [inside, outside], ['sumup'], 'paid_online_one_leg_outside'],
    ['all outside it', [outside, outside], ['sumup'], 'paid_online_outside_algarve'],
    [
      'one outside it, and online payment is not offered',
      [
        { ...inside, onlineOffered: false },
        { ...outside, onlineOffered: false },
      ],
      [],
      'unpayable_outside_algarve',
    ],
    [
      'all in it, and online payment is not offered',
      [
        { ...inside, onlineOffered: false },
        { ...inside, onlineOffered: false },
      ],
      ['cash', 'card_on_pickup'],
      'online_unavailable',
    ],
  ] as const)('%s', ([, legs, methods, code]) => {
    const offer = journeyPaymentMethods(legs)
    expect(offer.methods).toEqual(methods)
    expect(offer.reason?.code).toBe(code)
  })
})
