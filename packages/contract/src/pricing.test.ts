import { expect, test } from 'vitest'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { each, id, line, word, type FieldKind, version } from './testing/field-kinds.ts'

const transfer = { serviceType: 'point-to-point', minimumFare: '20', pricePerKm: '1' }
const hire = { serviceType: 'hourly', hourlyRate: '60' }
const HOURLY = 'hourly_rate_unusable'

/** Values that are no finite number of euros and cents. */
const UNREADABLE = [
  undefined,
  null,
  '',
  '  ',
  'cheap',
  '1e1',
  ' 49 ',
  '49,00',
  '€49',
  '1.005',
  1.005,
  '0x10',
  '+5',
  'NaN',
  'Infinity',
  1e308,
  '9'.repeat(400),
  '٣',
  true,
  ['49'],
  { amount: 49 },
  "0'; drop table vehicle_pricing; --",
]
const NEGATIVE = ['-1', -1, '-0.01', -9_999_999]

interface Sentences {
  readonly unreadable: string
  readonly negative: string
  readonly tooLarge: string
}

const amount = (max: number, { unreadable, negative, tooLarge }: Sentences): FieldKind => ({
  refused: [
    ...each(UNREADABLE, unreadable),
    ...each(NEGATIVE, negative),
    ...each([`${max}.01`, 9_999_999, '99999999999'], tooLarge),
  ],
  accepted: [0, '0.5', max, `${max}.00`].map((value) => [value, value] as const),
})

function rate(unreadable: string, negative: string) {
  return {
    serviceType: word('Service type', ['point-to-point', 'hourly']),
    minimumFare: amount(10_000, {
      unreadable,
      negative,
      tooLarge: 'amount_too_high',
    }),
    pricePerKm: amount(100, { unreadable, negative, tooLarge: 'amount_too_high' }),
    hourlyRate: amount(10_000, {
      unreadable: HOURLY,
      negative: HOURLY,
      tooLarge: 'amount_too_high',
    }),
  }
}

describeInput('createPricing', {
  valid: { vehicleName: 'Mercedes Vito', ...hire, ...transfer },
  bodies: { hourlyRate: { vehicleName: 'Mercedes Vito', ...hire } },
  fields: {
    vehicleName: line('Vehicle'),
    ...rate('fares_unreadable', 'fares_negative'),
  },
})

describeInput('changePricing', {
  valid: { id: 'x', ...hire, ...transfer },
  bodies: { hourlyRate: { id: 'x', ...hire } },
  fields: {
    id: id('Pricing id'),
    version,
    ...rate('values_unreadable', 'values_negative'),
  },
})

test('a price of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createPricing', {})).toEqual(['vehicleName', 'serviceType'])
  expect(fieldsRefused('changePricing', {})).toEqual(['id', 'serviceType'])
})

describeInput('deletePricing', { valid: { id: 'x' }, fields: { id: id('Pricing id'), version } })
