import { describeInput } from './testing/describe-input.ts'
import { each, id, lines, type FieldKind } from './testing/field-kinds.ts'

describeInput('listBookingNotes', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('addBookingNote', {
  valid: { id: 'x', text: 'Rang twice.' },
  fields: { id: id('Booking id'), text: lines('Note', 2000) },
})
describeInput('removeBookingNote', {
  valid: { id: 'x', noteId: 'y' },
  fields: { id: id('Booking id'), noteId: id('Note id') },
})
describeInput('flagBooking', {
  valid: { id: 'x', flags: ['vip'] },
  fields: {
    id: id('Booking id'),
    flags: {
      refused: [
        ...each([undefined, null, 'vip'], 'Flags must be among: vip, call-first, problem.'),
        [['urgent']],
        [['vip', 'vip', 'vip', 'vip']],
      ],
      accepted: [
        [[], []],
        [
          ['problem', 'vip', 'vip'],
          ['vip', 'problem'],
        ],
      ],
    } satisfies FieldKind,
  },
})
