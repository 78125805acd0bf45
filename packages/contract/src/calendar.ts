import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { instant } from './fields.ts'

const office = endpointsFor('admin', 'Office: calendar')
const page = endpointsFor('member', 'Partners: people', {
  right: 'calendar',
  limit: 'read',
  isNeverCached: true,
})

const path = '/api/admin/calendar-link'
const memberPath = '/api/partner/calendar-link'

const link = z.object({ createdAt: instant, createdBy: z.string() })
export type CalendarLink = z.infer<typeof link>

const answers = {
  read: z.object({ link: link.nullable() }),
  renew: link.extend({ url: z.string() }),
  remove: z.object({ success: z.literal(true) }),
}

export const readCalendarLink = office.get(path, {
  procedure: 'calendar.link',
  summary: 'The secret link under which calendar programs follow the confirmed bookings, without its address',
  input: noInput,
  output: answers.read,
})

export const renewCalendarLink = office.post(path, {
  procedure: 'calendar.renew',
  summary: 'Make the link, or a new one: the old one stops at once. The address is shown only here',
  status: 201,
  input: noInput,
  output: answers.renew,
})

export const removeCalendarLink = office.delete(path, {
  procedure: 'calendar.remove',
  summary: 'Turn the link off',
  input: noInput,
  output: answers.remove,
})

export const readMemberCalendarLink = page.get(memberPath, {
  procedure: 'calendar.linkAsMember',
  summary:
    'The secret link under which calendar programs follow the bookings of the partner, without its address',
  description: 'Each person of the partner has one of their own.',
  input: noInput,
  output: answers.read,
})

export const renewMemberCalendarLink = page.post(memberPath, {
  procedure: 'calendar.renewAsMember',
  summary: 'Make your link, or a new one: the old one stops at once. The address is shown only here',
  description:
    'It ends with the person who has made it, and answers nothing while the partner is suspended. It holds the bookings of the last 30 and the next 90 days, without prices and the phones of drivers.',
  status: 201,
  input: noInput,
  output: answers.renew,
})

export const removeMemberCalendarLink = page.delete(memberPath, {
  procedure: 'calendar.removeAsMember',
  summary: 'Turn your link off',
  input: noInput,
  output: answers.remove,
})
