import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { testActs, testScenarios } from '@chauffeur/domain/sandbox'
import { describeInput } from './testing/describe-input.ts'
import { each, id, line, optionalLine, wholeNumber, word } from './testing/field-kinds.ts'

const AT = 'The instant “at” must be written like 2027-01-13T09:00:00Z.'
const carNo = wholeNumber('Car', 1, 10)

describeInput('createTestKey', {
  valid: { name: 'Lisbon Hotels', email: 'dev@hotels.example' },
  fields: {
    name: line('Name'),
    email: {
      refused: [
        ...each(['no', 'a@x, b@y'], 'address_not_mailed'),
        ...each([null, undefined], 'Email is required.'),
      ],
      accepted: [[' dev@hotels.example ', 'dev@hotels.example']],
    },
    terms: word('Terms', ['retail', 'commission', 'net'], [[undefined, 'retail']]),
  },
})
describeInput('actOnTestBooking', {
  valid: { bookingNumber: 'TT-7K3Q9X', act: 'confirm' },
  fields: {
    bookingNumber: id('Booking number'),
    act: word('Act', testActs),
    at: {
      refused: each(['tomorrow', '2027-01-13', '2027-01-13T09:00', 1, null], AT),
      accepted: [
        ['2027-01-13T10:00:00+01:00', new Date('2027-01-13T09:00:00Z')],
        [undefined, undefined],
      ],
    },
    reason: optionalLine('Reason', MAX_REASON_LENGTH),
    carNo: {
      refused: carNo.refused.filter(([value]) => value !== undefined),
      accepted: [...carNo.accepted, [undefined, 1]],
    },
  },
})
describeInput('playTestScenario', {
  valid: { name: 'no_show' },
  fields: { name: word('Name', testScenarios) },
})
describeInput('listTestMails', { valid: {}, fields: { booking: optionalLine('Booking number') } })
