import { describe, expect, test } from 'vitest'
import { checkPricing, duplicatePricing } from './pricing-rules.ts'

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

  test.for(['', 'abc', '-1', '1e400', 'Infinity', undefined, null])('with the rate %o is refused', (rate) => {
    const refusal = { valid: false, message: 'Please enter a valid hourly rate' }
    expect(checkPricing({ ...HOURLY, hourlyRate: rate }, 'create')).toEqual(refusal)
    expect(checkPricing({ ...HOURLY, hourlyRate: rate }, 'edit')).toEqual(refusal)
  })
})

describe('a point-to-point row', () => {
  test('is read from its fare and price per km, as text or number', () => {
    expect(checkPricing({ ...TRANSFER, minimumFare: '20', pricePerKm: 1.05 }, 'create')).toEqual({
      valid: true,
      value: { serviceType: 'point-to-point', minimumFare: 2000, pricePerKm: 105 },
    })
  })

  test.for([
    {
      minimumFare: '',
      pricePerKm: '1',
      create: 'Please enter valid numbers for minimum fare and price per km',
      edit: 'Please enter valid numbers',
    },
    {
      minimumFare: '-5',
      pricePerKm: 'x',
      create: 'Please enter valid numbers for minimum fare and price per km',
      edit: 'Please enter valid numbers',
    },
    {
      minimumFare: '-5',
      pricePerKm: '1',
      create: 'Minimum fare and price per km must be non-negative',
      edit: 'Values must be non-negative',
    },
    {
      minimumFare: '20',
      pricePerKm: '-0.1',
      create: 'Minimum fare and price per km must be non-negative',
      edit: 'Values must be non-negative',
    },
  ])('with fare $minimumFare and $pricePerKm per km is refused', ({ create, edit, ...amounts }) => {
    expect(checkPricing({ ...TRANSFER, ...amounts }, 'create')).toEqual({ valid: false, message: create })
    expect(checkPricing({ ...TRANSFER, ...amounts }, 'edit')).toEqual({ valid: false, message: edit })
  })
})

test('a second row names the vehicle and the service', () => {
  expect(duplicatePricing('Mercedes Vito', 'hourly')).toBe(
    'Mercedes Vito with hourly service already exists. Please edit the existing entry.',
  )
})
