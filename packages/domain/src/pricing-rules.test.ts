import { describe, expect, test } from 'vitest'
import { checkPricing, duplicatePricing, PRICING_LIMITS, unreadablePricing } from './pricing-rules.ts'
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
      const refusal = { valid: false, field: 'hourlyRate', message: 'Please enter a valid hourly rate' }
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
      create: 'Please enter valid numbers for minimum fare and price per km',
      edit: 'Please enter valid numbers',
    },
    {
      minimumFare: '-5',
      pricePerKm: 'x',
      field: 'pricePerKm',
      create: 'Please enter valid numbers for minimum fare and price per km',
      edit: 'Please enter valid numbers',
    },
    {
      minimumFare: '-5',
      pricePerKm: '1',
      field: 'minimumFare',
      create: 'Minimum fare and price per km must be non-negative',
      edit: 'Values must be non-negative',
    },
    {
      minimumFare: '20',
      pricePerKm: '-0.1',
      field: 'pricePerKm',
      create: 'Minimum fare and price per km must be non-negative',
      edit: 'Values must be non-negative',
    },
  ])('with fare $minimumFare and $pricePerKm per km is refused', ({ field, create, edit, ...amounts }) => {
    const check = (mode: 'create' | 'edit') => checkPricing({ ...TRANSFER, ...amounts }, mode)
    expect(check('create')).toEqual({ valid: false, field, message: create })
    expect(check('edit')).toEqual({ valid: false, field, message: edit })
  })
})

describe('an amount beyond all reason', () => {
  const fields = { minimumFare: '20', pricePerKm: '1', hourlyRate: '60' }

  test.for([
    ['minimumFare', '10000', '10000.01', 'Minimum fare can be at most €10,000.00.'],
    ['pricePerKm', '100', '100.01', 'Price per km can be at most €100.00.'],
    ['hourlyRate', '10000', '10000.01', 'Hourly rate can be at most €10,000.00.'],
  ] as const)('of %s is refused, the largest is not', ([field, largest, larger, message]) => {
    const service = field === 'hourlyRate' ? HOURLY : TRANSFER
    const check = (value: string) => checkPricing({ ...service, ...fields, [field]: value }, 'create')
    expect(check(largest).valid).toBe(true)
    for (const value of [larger, '9999999.99', '10000000', '999999999999999', '10000000.5', '10000000.25'])
      expect(check(value)).toEqual({ valid: false, field, message })
  })

  test('leaves the longest trip a total that a booking can hold', () => {
    const acrossEurope = fromKilometres(10_000)
    const rate = { minimumFare: PRICING_LIMITS.minimumFare, pricePerKm: PRICING_LIMITS.pricePerKm }
    expect(transferPrice(acrossEurope, rate)).toBeLessThan(2 ** 31)
  })
})

test('a second row names the vehicle and the service', () => {
  expect(duplicatePricing('Mercedes Vito', 'hourly')).toBe(
    'Mercedes Vito with hourly service already exists. Please edit the existing entry.',
  )
})

test('an amount that is no number has the sentence of its service type', () => {
  expect(unreadablePricing('hourly', 'create')).toBe('Please enter a valid hourly rate')
  expect(unreadablePricing('point-to-point', 'edit')).toBe('Please enter valid numbers')
})
