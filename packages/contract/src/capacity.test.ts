import { describeInput } from './testing/describe-input.ts'
import {
  also,
  day,
  id,
  line,
  time,
  version,
  wholeNumber,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

describeInput('changeCapacitySetting', {
  valid: {
    vehicleId: 2,
    airportWaitMinutes: 45,
    otherWaitMinutes: 15,
    turnaroundMinutes: 30,
    tolerance: 0,
    leadMinutes: 0,
    whenFull: 'ask',
  },
  fields: {
    vehicleId: wholeNumber('Vehicle id', 1, 5),
    version,
    airportWaitMinutes: wholeNumber('Wait at an airport', 0, 180),
    otherWaitMinutes: wholeNumber('Wait elsewhere', 0, 180),
    turnaroundMinutes: wholeNumber('Turnaround', 0, 180),
    tolerance: wholeNumber('Tolerance', 0, 20),
    leadMinutes: wholeNumber('Notice', 0, 10_080),
    whenFull: word('When all are taken', ['ask', 'refuse']),
  },
})

/** Null stands for all of them. */
const orAll = (kind: FieldKind): FieldKind => ({
  refused: kind.refused.filter(([value]) => value !== null),
  accepted: [...(kind.accepted ?? []), [null, null]],
})

describeInput('createBlackout', {
  valid: {
    startDate: '2027-03-01',
    startTime: '08:00',
    endDate: '2027-03-01',
    endTime: '12:00',
    vehicleId: null,
    base: null,
    sentence: 'We do not drive that morning.',
  },
  fields: {
    startDate: day('First day'),
    startTime: time('From'),
    endDate: day('Last day'),
    endTime: time('Until'),
    vehicleId: orAll(wholeNumber('Vehicle id', 1, 5)),
    base: orAll(word('Base', ['Algarve', 'Lisbon', 'Seville'])),
    sentence: line('The sentence for guests'),
  },
})
describeInput('removeBlackout', { valid: { id: 'x' }, fields: { id: id('Id') } })
describeInput('readCarPlan', {
  valid: {},
  fields: { from: also(without(day('From')), { accepted: [[undefined, undefined]] }) },
})

function without(kind: FieldKind): FieldKind {
  return { ...kind, refused: kind.refused.filter(([value]) => value !== undefined) }
}
