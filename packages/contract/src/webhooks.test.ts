import { describeInput } from './testing/describe-input.ts'
import {
  also,
  each,
  flag,
  id,
  line,
  optionalLine,
  pageSize,
  word,
  type FieldKind,
} from './testing/field-kinds.ts'

const NO_EVENT = 'Choose at least one event.'
const MAX_LENGTH_URL = `https://partner.example/${'a'.repeat(1976)}`

const url: FieldKind = {
  refused: [
    ...line('Address', 2000).refused,
    ...each(
      ['partner.example', 'https://', 'ftp://partner.example/', 'javascript:alert(1)'],
      'webhook_not_https',
    ),
    ['https://user:secret@partner.example/', 'webhook_with_password'],
  ],
  accepted: [
    [' https://partner.example/hooks ', 'https://partner.example/hooks'],
    [MAX_LENGTH_URL, MAX_LENGTH_URL],
  ],
}
const events: FieldKind = {
  refused: [
    ...each([null, undefined, 'booking.created', [], {}], NO_EVENT),
    ...each(
      [['booking.deleted'], ['webhook.test'], [7]],
      'Event must be one of: booking.created, booking.confirmed, booking.rejected, booking.cancelled, booking.changed, booking.reminder_due, change.requested, change.accepted, change.declined, change.withdrawn, change.expired, payment.completed, payment.failed, payment.refunded, trip.assigned, trip.on_the_way, trip.arrived, trip.no_show_claimed, trip.no_show, trip.on_board, trip.completed, trip.corrected, trip.released, statement.sent, statement.settled.',
    ),
  ],
  accepted: [
    [
      ['payment.completed', 'booking.created', 'booking.created'],
      ['booking.created', 'payment.completed'],
    ],
  ],
}

const partnerId: FieldKind = {
  refused: id('Partner id').refused.filter(([value]) => value != null),
  accepted: [...id('Partner id').accepted, [null, null], [undefined, undefined]],
}

const contactEmail: FieldKind = {
  refused: each(['no', 'a@x, b@y'], 'address_not_mailed'),
  accepted: [
    [' dev@partner.example ', 'dev@partner.example'],
    ['', null],
    [null, null],
  ],
}

const valid = { name: 'Partner', url: 'https://partner.example/', events: ['booking.created'] }
const missing: FieldKind = { refused: [], accepted: [[undefined, null]] }
const made = { name: line('Name', 100), url, events, contactEmail: also(contactEmail, missing) }
describeInput('createWebhook', { valid, fields: { ...made, partnerId } })
for (const name of ['createPartnerWebhook', 'createMemberWebhook'] as const)
  describeInput(name, { valid, fields: made })

const changed = ({ refused, accepted }: FieldKind): FieldKind => ({
  refused: refused.filter(([value]) => value !== undefined),
  accepted: [...accepted, [undefined, undefined]],
})
const change = {
  id: id('Webhook id'),
  name: changed(line('Name', 100)),
  url: changed(url),
  events: changed(events),
  contactEmail: changed(contactEmail),
  enabled: flag('Enabled must be true or false.', [[undefined, undefined]]),
}
describeInput('changeWebhook', { valid: { id: 'x' }, fields: { ...change, partnerId } })
for (const name of ['changePartnerWebhook', 'changeMemberWebhook'] as const)
  describeInput(name, { valid: { id: 'x' }, fields: change })

for (const name of [
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'readPartnerWebhook',
  'deletePartnerWebhook',
  'rotatePartnerWebhookSecret',
  'testPartnerWebhook',
  'deleteMemberWebhook',
  'rotateMemberWebhookSecret',
  'testMemberWebhook',
] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('Webhook id') } })

for (const name of [
  'listWebhookDeliveries',
  'listPartnerWebhookDeliveries',
  'listMemberWebhookDeliveries',
] as const)
  describeInput(name, {
    valid: { id: 'x' },
    fields: {
      id: id('Webhook id'),
      state: word(
        'State',
        ['failed'],
        [
          [null, null],
          [undefined, undefined],
        ],
      ),
      limit: pageSize(200, 50),
      cursor: optionalLine('Cursor'),
    },
  })
for (const name of [
  'readWebhookDelivery',
  'sendWebhookAgain',
  'readPartnerWebhookDelivery',
  'sendPartnerWebhookAgain',
  'readMemberWebhookDelivery',
  'sendMemberWebhookAgain',
] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('Delivery id') } })

describeInput('sendEventToWebhook', {
  valid: { id: 'x', messageId: 'msg_1' },
  fields: { id: id('Webhook id'), messageId: id('Event id') },
})
