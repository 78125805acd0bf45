import { describeInput } from './testing/describe-input.ts'
import { day, each, id, line, optionalDay, optionalLine, optionalTime, word } from './testing/field-kinds.ts'

const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }

describeInput('subscribePhone', {
  valid: { endpoint: 'https://push.example/x', keys, locale: 'en' },
  fields: {
    endpoint: line('Endpoint', 1000),
    keys: {
      refused: [
        ...each(
          [
            { ...keys, p256dh: 'A'.repeat(86) },
            { ...keys, p256dh: `${'A'.repeat(86)}=` },
          ],
          'Key must have 65 bytes.',
        ),
        [{ ...keys, auth: 'AAAA' }, 'Secret must have 16 bytes.'],
        [{ ...keys, auth: undefined }, 'Secret is required.'],
      ],
      accepted: [[keys, keys]],
    },
    locale: word('Language', ['en', 'pt', 'es']),
  },
})
describeInput('readDriverNotices', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('listDayMessages', { valid: { date: '2027-01-27' }, fields: { date: day('Day') } })

describeInput('moveMeeting', {
  valid: { id: 'x', date: null, time: '11:30' },
  fields: { id: id('Booking id'), date: optionalDay('Day'), time: optionalTime('Time') },
})

describeInput('readBookingCash', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('handOverCash', {
  valid: { id: 'x', amount: 20, note: null },
  fields: {
    id: id('Driver id'),
    amount: {
      refused: [
        [undefined, 'Amount is required.'],
        ...each(['', 'x', -1, '1.234'], 'Amount must be an amount in euros.'),
      ],
      accepted: [
        [20, 2000],
        ['20.50', 2050],
      ],
    },
    note: optionalLine('Note', 300),
  },
})

describeInput('unsubscribePhone', {
  valid: { endpoint: 'https://push.example/x' },
  fields: { endpoint: line('Endpoint', 1000) },
})
