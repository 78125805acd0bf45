import { describeInput } from './testing/describe-input.ts'
import {
  day,
  each,
  flag,
  id,
  line,
  optionalDay,
  optionalLine,
  optionalWholeNumber,
  readAs,
  time,
  version,
  wholeNumber,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

const plate: FieldKind = {
  refused: [
    ...each([undefined, null, '', '  '], 'Plate is required.'),
    ...each([5, true, ['12-AB-34']], 'Plate must be text.'),
    ['12-AB-34-56-78-90', 'Plate can be at most 15 characters long.'],
    ...each(['12_AB', 'Ä-12', '-', '12-AB-'], 'plate_unusable'),
  ],
  accepted: [
    ['12-ab-34', '12-AB-34'],
    [' 1234  bcd ', '1234 BCD'],
  ],
}
const car = {
  plate: '12-AB-34',
  vehicleId: 2,
  label: null,
  colour: null,
  seats: 4,
  childSeats: null,
  luggage: null,
  base: 'Algarve',
  activeFrom: '2027-01-01',
  activeUntil: null,
}
const carFields = {
  plate,
  vehicleId: wholeNumber('Vehicle id', 1, 5),
  label: optionalLine('Label', 60),
  colour: optionalLine('Colour', 40),
  seats: wholeNumber('Seats', 1, 20),
  childSeats: optionalWholeNumber('Child seats', 0, 20, readAs([undefined, null], null)),
  luggage: optionalWholeNumber('Luggage', 0, 60, readAs([undefined, null], null)),
  base: word('Base', ['Algarve', 'Lisbon', 'Seville']),
  activeFrom: day('First day'),
  activeUntil: optionalDay('Last day'),
}
describeInput('createCar', { valid: car, fields: carFields })
describeInput('changeCar', {
  valid: { id: 'x', ...car },
  fields: { id: id('Car id'), version, ...carFields },
})

const driver = {
  name: 'Ana Martins',
  phone: '+351 912 345 678',
  email: null,
  languages: ['en'],
  usualCarId: null,
  isActive: true,
}
const LANGUAGES = 'Languages must be among: en, pt, es, fr, de, it, nl.'
const driverFields = {
  name: line('Name'),
  phone: line('Phone', 40),
  email: {
    refused: each(['ana', 'ana@', '@example.com'], 'address_not_mailed'),
    accepted: [
      [null, null],
      ['', null],
      ['ana@example.com', 'ana@example.com'],
    ],
  } satisfies FieldKind,
  languages: {
    refused: [...each([undefined, null, 'en'], LANGUAGES), [['xx']]],
    accepted: [
      [[], []],
      [
        ['pt', 'en', 'pt'],
        ['en', 'pt'],
      ],
    ],
  } satisfies FieldKind,
  usualCarId: optionalLine('Usual car', 64),
  isActive: flag('Active must be true or false.'),
}
describeInput('createDriver', { valid: driver, fields: driverFields })
describeInput('changeDriver', {
  valid: { id: 'x', ...driver },
  fields: { id: id('Driver id'), version, ...driverFields },
})

describeInput('changeDuty', {
  valid: { spanMinutes: 780, restMinutes: 660 },
  fields: {
    version,
    spanMinutes: wholeNumber('Span of a duty', 60, 1440),
    restMinutes: wholeNumber('Rest', 0, 1440),
  },
})

const block = {
  id: 'x',
  startDate: '2027-03-01',
  startTime: '08:00',
  endDate: '2027-03-01',
  endTime: '12:00',
  reason: 'service',
  note: null,
}
const blockFields = {
  id: id('Id'),
  startDate: day('First day'),
  startTime: time('From'),
  endDate: day('Last day'),
  endTime: time('Until'),
  reason: word('Reason', ['service', 'lent', 'holiday', 'ill']),
  note: optionalLine('Note'),
}
describeInput('blockCar', { valid: block, fields: blockFields })
describeInput('blockDriver', { valid: block, fields: blockFields })
describeInput('removeBlock', { valid: { id: 'x' }, fields: { id: id('Block id') } })
