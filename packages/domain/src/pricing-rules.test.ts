import { describe, expect, test } from 'vitest'
import { checkPricing, PRICING_LIMITS, unreadablePricing } from './pricing-rules.ts'
import { fromKilometres, transferPrice } from './pricing.ts'

const HOURLY = { serviceType: 'hourly' } as const
const TRANSFER = { serviceType: 'point-to-point' } as const

describe('an hourly row', () => {
  test('is read from its rate alone', () => {
    expect(checkPricing({ ...HOURLY, hourlyRate: '60', minimumFare: 'nonsense' }, 'create')).toEqual({
      valid: true,
      value: { serviceType: 'hourly', hourlyRate: 6000 },
    })
  })

  test('may cost nothing', () => {
    expect(checkPricing({ ...HOURLY, hourlyRate: '0' }, 'create').valid).toBe(true)
  })

  test.for(['', 'abc', '-1', '1e400', 'Infinity', 'a10000000', '10000000a', undefined, null])(
    'with the rate %o is refused',
    (rate) => {
      const refusal = { valid: false, fields: ['hourlyRate'], reason: { code: 'hourly_rate_unusable' } }
      expect(checkPricing({ ...HOURLY, hourlyRate: rate }, 'create')).toEqual(refusal)
      expect(checkPricing({ ...HOURLY, hourlyRate: rate }, 'edit')).toEqual(refusal)
    },
  )
})

describe('a point-to-point row', () => {
  test('is read from its fare and price per km, as text or number', () => {
    expect(checkPricing({ ...TRANSFER, minimumFare: '20', pricePerKm: 1.05 }, 'create')).toEqual({
      valid: true,
      value: { serviceType: 'point-to-point', minimumFare: 2000, pricePerKm: 105 },
    })
  })

  test('may cost nothing for the distance, or have no minimum fare', () => {
    expect(checkPricing({ ...TRANSFER, minimumFare: 20, pricePerKm: 0 }, 'create').valid).toBe(true)
    expect(checkPricing({ ...TRANSFER, minimumFare: '0', pricePerKm: '1' }, 'edit').valid).toBe(true)
  })

  test.for([
    {
      minimumFare: '',
      pricePerKm: '1',
      field: 'minimumFare',
      create: { code: 'fares_unreadable' },
      edit: { code: 'values_unreadable' },
    },
    {
      minimumFare: '-5',
      pricePerKm: 'x',
      field: 'pricePerKm',
      create: { code: 'fares_unreadable' },
      edit: { code: 'values_unreadable' },
    },
    {
      minimumFare: '-5',
      pricePerKm: '1',
      field: 'minimumFare',
      create: { code: 'fares_negative' },
      edit: { code: 'values_negative' },
    },
    {
      minimumFare: '20',
      pricePerKm: '-0.1',
      field: 'pricePerKm',
      create: { code: 'fares_negative' },
      edit: { code: 'values_negative' },
    },
  ])('with fare $minimumFare and $pricePerKm per km is refused', ({ field, create, edit, ...amounts }) => {
    const check = (mode: 'create' | 'edit') => checkPricing({ ...TRANSFER, ...amounts }, mode)
    expect(check('create')).toEqual({ valid: false, fields: [field], reason: create })
    expect(check('edit')).toEqual({ valid: false, fields: [field], reason: edit })
  })
})

describe('an amount beyond all reason', () => {
  const fields = { minimumFare: '20', pricePerKm: '1', hourlyRate: '60' }

  test.for([
    ['minimumFare', '10000', '10000.01', 1_000_000],
    ['pricePerKm', '100', '100.01', 10_000],
    ['hourlyRate', '10000', '10000.01', 1_000_000],
  ] as const)('of %s is refused, the largest is not', ([field, largest, larger, most]) => {
    const service = field === 'hourlyRate' ? HOURLY : TRANSFER
    const check = (value: string) => checkPricing({ ...service, ...fields, [field]: value }, 'create')
    expect(check(largest).valid).toBe(true)
    for (const value of [larger, '9999999.99', '10000000', '999999999999999', '10000000.5', '10000000.25'])
      expect(check(value)).toEqual({
        valid: false,
        fields: [field],
        reason: { code: 'amount_too_high', amount: field, most },
      })
  })

  test('leaves the longest trip a total that a booking can hold', () => {
    const acrossEurope = fromKilometres(10_000)
    const rate = { minimumFare: PRICING_LIMITS.minimumFare, pricePerKm: PRICING_LIMITS.pricePerKm }
    expect(transferPrice(acrossEurope, rate)).toBeLessThan(2 ** 31)
  })
})

test('an amount that is no number is refused for its service type', () => {
  expect(unreadablePricing('hourly', 'create')).toEqual({ code: 'hourly_rate_unusable' })
  expect(unreadablePricing('point-to-point', 'edit')).toEqual({ code: 'values_unreadable' })
})
