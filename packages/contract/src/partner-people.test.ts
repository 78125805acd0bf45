import { memberLists, memberRoles } from '@chauffeur/domain/partner-members'
import { LOCALES } from '@chauffeur/domain/locale'
import { partnerGuestMails } from '@chauffeur/domain/partners'
import { describeInput } from './testing/describe-input.ts'
import {
  each,
  id,
  flag,
  line,
  optionalAmount,
  optionalDay,
  optionalLine,
  pageSize,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

const email: FieldKind = {
  refused: [...each(['', ' ', null, undefined], 'Email is required.'), ['ana at home', 'address_not_mailed']],
  accepted: [[' desk@hotel.example ', 'desk@hotel.example']],
}
const contactEmail: FieldKind = {
  refused: [['no', 'address_not_mailed']],
  accepted: [
    [' desk@hotel.example ', 'desk@hotel.example'],
    ['', null],
    [null, null],
    [undefined, null],
  ],
}
const token: FieldKind = {
  refused: [
    ...each([undefined, null, 7], 'The token of the link is required.'),
    ['x'.repeat(101), 'The token can have at most 100 characters.'],
  ],
  accepted: [['x', 'x']],
}
const role = word('Role', memberRoles)
const person = id('Id of the person')
const partnerId = id('Partner id')
const number = { bookingNumber: 'TR-7K3Q9X' }
const bookingNumber = id('Booking number')
const member = { email: 'desk@hotel.example', role: 'desk' }

describeInput('sendSignInLink', { valid: { email: member.email }, fields: { email } })
describeInput('signInMember', { valid: { token: 'x' }, fields: { token } })
describeInput('listMemberBookings', {
  valid: {},
  fields: {
    list: word('List', memberLists, [[undefined, 'coming']]),
    q: optionalLine('Search'),
    from: optionalDay('The first day'),
    to: optionalDay('The last day'),
    cursor: optionalLine('Cursor'),
    limit: pageSize(100, 30),
  },
})
describeInput('readMemberBooking', { valid: number, fields: { bookingNumber } })
describeInput('cancelAsMember', {
  valid: number,
  fields: {
    bookingNumber,
    reason: optionalLine('Reason', 300),
    expectedRefund: optionalAmount('Expected refund'),
  },
})
describeInput('listPartnerCalls', {
  valid: {},
  fields: {
    refused: flag('Refused must be true or false.', [[undefined, false]]),
    q: optionalLine('Search'),
    cursor: optionalLine('Cursor'),
    limit: pageSize(100, 50),
  },
})
describeInput('setTeamMember', { valid: member, fields: { email, role } })
describeInput('removeTeamMember', { valid: { id: 'x' }, fields: { id: person } })
describeInput('listPartnerMembers', { valid: { partnerId: 'x' }, fields: { partnerId } })
describeInput('setPartnerMember', {
  valid: { partnerId: 'x', ...member },
  fields: { partnerId, email, role },
})
describeInput('removePartnerMember', {
  valid: { partnerId: 'x', id: 'y' },
  fields: { partnerId, id: person },
})

const statementId = id('Statement id')
const page = { cursor: optionalLine('Cursor'), limit: pageSize(200, 50) }
describeInput('listMemberStatements', { valid: {}, fields: page })
describeInput('readMemberStatement', { valid: { id: 'x' }, fields: { id: statementId } })
describeInput('listMemberStatementLines', { valid: { id: 'x' }, fields: { id: statementId, ...page } })
describeInput('disputeAsMember', {
  valid: { id: 'x', lineId: 'y', text: 'It was two trips.' },
  fields: { id: statementId, lineId: id('Line id'), text: line('Text', 300) },
})
const origin: FieldKind = {
  refused: [
    ...each([undefined, null, ''], 'Return address is required.'),
    ...each(['hotel.example', 'http://hotel.example', 'https://hotel.example/'], 'return_origin_unusable'),
  ],
  accepted: [['https://hotel.example:8443', 'https://hotel.example:8443']],
}
describeInput('changePartnerSettings', {
  valid: { contactEmail: null, locale: 'en' },
  fields: {
    contactEmail,
    locale: word('Locale', LOCALES),
    guestMails: word('Mails to guests', partnerGuestMails),
  },
})
describeInput('addReturnOrigin', { valid: { origin: 'https://x.example' }, fields: { origin } })
describeInput('removeReturnOrigin', { valid: { origin: 'https://x.example' }, fields: { origin } })
describeInput('listMemberTestMails', { valid: {}, fields: { booking: optionalLine('Booking number') } })
