import { webhookEvents } from '@chauffeur/domain/webhooks'
import { describeInput } from './testing/describe-input.ts'
import { each, optionalLine, pageSize, word } from './testing/field-kinds.ts'

describeInput('listPartnerEvents', {
  valid: {},
  fields: {
    after: {
      refused: each(
        ['', '-1', '1.5', 'x', '12345678901'],
        'The cursor “after” must be one that this call has answered.',
      ),
      accepted: [
        [undefined, undefined],
        ['0', 0],
        ['104', 104],
      ],
    },
    type: word('Type', webhookEvents, [
      [null, null],
      [undefined, undefined],
    ]),
    booking: optionalLine('Booking number'),
    limit: pageSize(100, 50),
  },
})
