import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { instant } from './fields.ts'

const office = endpointsFor('admin', 'Office: calendar')

const path = '/api/admin/calendar-link'

const link = z.object({ createdAt: instant, createdBy: z.string() })
export type CalendarLink = z.infer<typeof link>

export const readCalendarLink = office.get(path, {
  procedure: 'calendar.link',
  summary: 'The secret link under which calendar programs follow the confirmed bookings, without its address',
  input: noInput,
  output: z.object({ link: link.nullable() }),
})

export const renewCalendarLink = office.post(path, {
  procedure: 'calendar.renew',
  summary: 'Make the link, or a new one: the old one stops at once. The address is shown only here',
  status: 201,
  input: noInput,
  output: link.extend({ url: z.string() }),
})

export const removeCalendarLink = office.delete(path, {
  procedure: 'calendar.remove',
  summary: 'Turn the link off',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})
