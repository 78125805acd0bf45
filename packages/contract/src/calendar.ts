import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'
import { instant } from './fields.ts'

const tag = 'Office: calendar'
const path = '/api/admin/calendar-link'

const link = z.object({ createdAt: instant, createdBy: z.string() })
export type CalendarLink = z.infer<typeof link>

export const readCalendarLink = endpoint({
  procedure: 'calendar.link',
  access: 'admin',
  method: 'GET',
  path,
  tag,
  summary: 'The secret link under which calendar programs follow the confirmed bookings, without its address',
  input: noInput,
  output: z.object({ link: link.nullable() }),
})

export const renewCalendarLink = endpoint({
  procedure: 'calendar.renew',
  access: 'admin',
  method: 'POST',
  path,
  tag,
  summary: 'Make the link, or a new one: the old one stops at once. The address is shown only here',
  status: 201,
  input: noInput,
  output: link.extend({ url: z.string() }),
})

export const removeCalendarLink = endpoint({
  procedure: 'calendar.remove',
  access: 'admin',
  method: 'DELETE',
  path,
  tag,
  summary: 'Turn the link off',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
})
