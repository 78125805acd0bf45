import type { LiveName } from '@chauffeur/contract/live-events'
import { refuseKey, requireAdmin } from '../auth/rights.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findLink, openLink, type PhoneContext } from '../dispatch/driver-links.ts'
import { findTrip, type GuestContext } from '../guest/find-trip.ts'
import type { Subscriber } from './live-streams.ts'

const OFFICE: ReadonlySet<LiveName> = new Set<LiveName>(['booking', 'payment', 'enquiry', 'cars', 'alarms'])

/** An administrator, told of all that the office works on. */
export async function subscribeOffice(request: RequestContext): Promise<Subscriber> {
  const { id: admin } = await requireAdmin(request)
  return {
    holder: `admin-${admin}`,
    caller: request.caller(),
    concerns: ({ name, id }) => OFFICE.has(name) || (name === 'session' && id === admin),
    isAllowed: () => request.signIn.isOpen(),
  }
}

/** A guest, told of the booking that a private link has opened. */
export async function subscribeGuest(
  bookingNumber: string | null,
  request: RequestContext & GuestContext,
): Promise<Subscriber> {
  refuseKey(request)
  const { booking } = await findTrip(bookingNumber, request)
  return {
    holder: `booking-${booking.id}`,
    caller: request.caller(),
    concerns: ({ name, id }) => name === 'booking' && id === booking.id,
    async isAllowed() {
      try {
        await findTrip(bookingNumber, request)
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },
  }
}

/** Who holds a driver's link, told of the jobs that it shows. */
export async function subscribeDriver(request: RequestContext & PhoneContext): Promise<Subscriber> {
  refuseKey(request)
  const { driver, assignmentId } = await openLink(request)
  const of = assignmentId ?? driver?.id
  return {
    holder: `jobs-${of}`,
    caller: request.caller(),
    concerns: ({ name, id }) => name === 'jobs' && id === of,
    isAllowed: async () => (await findLink(request)) !== undefined,
  }
}
