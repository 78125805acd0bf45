import type { CalendarLink } from '@chauffeur/contract/calendar'
import { endpoints } from '@chauffeur/contract/endpoints'
import { t, type ClosedProcedure } from './fake-procedures.ts'

/** The calls about the calendar's link. */
export function fakeCalendarCalls(server: { calendarLink: CalendarLink | null }, closed: ClosedProcedure) {
  let made = 0
  return t.router({
    link: closed.output(endpoints.readCalendarLink.output).query(() => ({ link: server.calendarLink })),
    renew: closed.output(endpoints.renewCalendarLink.output).mutation(() => {
      made += 1
      server.calendarLink = { createdAt: '2026-11-20T11:00:00.000Z', createdBy: 'admin' }
      return { ...server.calendarLink, url: `https://costa.example/calendar/secret-${made}.ics` }
    }),
    remove: closed.output(endpoints.removeCalendarLink.output).mutation(() => {
      server.calendarLink = null
      return { success: true } as const
    }),
  })
}
