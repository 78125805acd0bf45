import { noticeKinds } from '@chauffeur/domain/driver-notices'
import { LOCALES } from '@chauffeur/domain/locale'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { day, id, instant, oneOf, text } from './fields.ts'

const phones = endpointsFor('public', 'Drivers’ phones', { limit: 'driver', isNeverCached: true })
const office = endpointsFor('admin', 'Office: today’s work', { isNeverCached: true })

const MAX_ENDPOINT_LENGTH = 1000

const key = (label: string, bytes: number) =>
  text(label)
    .refine(
      (value) => /^[\w-]+$/.test(value) && Math.floor((value.length * 3) / 4) === bytes,
      `${label} must have ${bytes} bytes.`,
    )
    .meta({ description: `${label}, in base64url` })

export const subscribePhone = phones.post('/api/driver/push', {
  procedure: 'driver.subscribe',
  summary: 'Have this phone told of new, changed and withdrawn trips',
  description:
    'Takes the subscription that the browser gave (Web Push, RFC 8030), made with the pushKey of the jobs. Sent again it changes nothing but the language. Messages name no guest, and end with the link.',
  refusals: ['LINK_ENDED'],
  input: z.object({
    endpoint: text('Endpoint', MAX_ENDPOINT_LENGTH),
    keys: z.object({ p256dh: key('Key', 65), auth: key('Secret', 16) }),
    locale: oneOf('Language', LOCALES),
  }),
  output: z.object({ success: z.literal(true) }),
})

export const unsubscribePhone = phones.post('/api/driver/push/stop', {
  procedure: 'driver.unsubscribe',
  summary: 'Have this phone told of trips no more',
  description: 'One that is not told changes nothing.',
  refusals: ['LINK_ENDED'],
  input: z.object({ endpoint: text('Endpoint', MAX_ENDPOINT_LENGTH) }),
  output: z.object({ success: z.literal(true) }),
})

export const readDriverNotices = office.get('/api/admin/bookings/:id/driver-notices', {
  procedure: 'dispatch.notices',
  summary: 'What the drivers of a booking were told, and what of it has reached them',
  input: z.object({ id: id('Booking id') }),
  output: z.object({
    notices: z
      .array(
        z.object({
          assignmentId: z.string(),
          carNo: z.int(),
          driverName: z.string(),
          kind: z.enum(noticeKinds),
          at: instant,
          ways: z
            .array(
              z.object({
                id: z.string(),
                way: z.enum(['push', 'mail']),
                state: z.enum(['waiting', 'reached', 'failed']),
                at: instant.nullable().describe('When it was taken, or given up'),
                reason: z.string().nullable().describe('Why the last attempt failed'),
              }),
            )
            .describe('None where the driver has neither a phone that takes messages nor an email address'),
        }),
      )
      .describe('The latest first'),
  }),
})
export type DriverNoticeAnswer = z.infer<typeof readDriverNotices.output>['notices'][number]

export const listDayMessages = office.get('/api/admin/day-messages', {
  procedure: 'dispatch.dayMessages',
  summary:
    'For each driver of a day a message with all trips of it that are not over, ready to be sent by WhatsApp',
  input: z.object({ date: day('Day') }),
  output: z.object({
    messages: z.array(
      z.object({
        driverId: z.string(),
        driverName: z.string(),
        trips: z.int(),
        text: z.string().describe('In the driver’s language; it names no guest'),
        url: z.string().describe('Opens the chat with the message in it'),
      }),
    ),
  }),
})
