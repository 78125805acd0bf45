import { WEBHOOK_LOG_DAYS, webhookEvents } from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { instant, oneOf, optionalText, pageSize } from './fields.ts'
import { livemode } from './partner-fields.ts'
import { sequence } from './webhook-messages.ts'

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 100
const DEFAULT_PAGE = 50

/** An event: the message of its webhook as it was written, maybe by the release before this one, and its id. */
export const partnerEvent = z.looseObject({
  id: z
    .string()
    .describe('The webhook-id of the message, where a receiver gets it too: who has one has the other'),
  type: z.enum(webhookEvents),
  livemode: livemode.exactOptional(),
  timestamp: instant,
  sequence: sequence.exactOptional(),
  data: z.looseObject({}).describe('As in the webhook of this type'),
})
export type PartnerEvent = z.infer<typeof partnerEvent>

const reads = endpointsFor('partner', 'Partners', { limit: 'read', scope: 'read', isNeverCached: true })

export const listPartnerEvents = reads.get('/api/v1/events', {
  procedure: 'webhooks.events',
  summary: 'What has happened to your bookings, in order and without a gap',
  description: `The same messages that a receiver of webhooks gets, of the last ${WEBHOOK_LOG_DAYS} days, whether or not there is a receiver. Begin without \`after\`, and ask again with the \`next_cursor\` of the answer before: each event is answered once, and none is left out, also where many are written at once. An empty page has a cursor, too.`,
  refusals: ['EVENTS_DELETED'],
  input: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,9}$/, 'The cursor “after” must be one that this call has answered.')
      .transform(Number)
      .optional()
      .describe('The next_cursor of the answer before'),
    type: oneOf('Type', webhookEvents).nullish().describe('Only events of this type'),
    booking: optionalText('Booking number').describe('Only events of the booking with this number'),
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
  }),
  output: z.object({
    data: z.array(partnerEvent),
    next_cursor: z.string().describe('Ask with it as `after` for what comes next'),
    has_more: z.boolean().describe('Whether more are there already'),
  }),
})
