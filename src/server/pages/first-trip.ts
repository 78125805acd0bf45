import type { ReadTrip } from '../../client/entry-server.tsx'
import type { Context } from '../api/context.ts'
import { toErrorResponse } from '../api/error-response.ts'
import { appRouter } from '../api/router.ts'

/** Reads the booking of a private page while it is rendered, so that the page has it from the first byte. */
export function readTripFor(context: Context): ReadTrip {
  return async (bookingNumber) => {
    try {
      return { trip: await appRouter.createCaller(context).trip.read({ bookingNumber }) }
    } catch (error) {
      const { code } = toErrorResponse(error)
      // Anything else is for the browser to try again.
      return code === 'NOT_FOUND' || code === 'LINK_ENDED' ? { code } : undefined
    }
  }
}
