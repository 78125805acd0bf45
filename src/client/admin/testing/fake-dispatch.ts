import type { Suggestions, TripOfBooking } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { DriverLinkAnswer } from '@chauffeur/contract/driver-links'
import type { TripProof } from '@chauffeur/contract/dispatch'
import { endpoints } from '@chauffeur/contract/endpoints'
import { t, type ClosedProcedure, sent } from './fake-procedures.ts'

const assigned = exampleAnswer('assignTrip', 'ana')

export interface FakeDispatch {
  /** By the id of their booking. */
  proofs: Record<string, TripProof[]>
  driverLinks: DriverLinkAnswer[]
  /** By the id of their booking. */
  trips: Record<string, TripOfBooking>
  suggestions: Suggestions
}

export function fakeDispatchCalls(server: FakeDispatch, closed: ClosedProcedure) {
  return t.router({
    proofs: closed
      .input(endpoints.listTripProofs.input)
      .query(({ input }) => ({ proofs: server.proofs[input.id] ?? [] })),
    ofBooking: closed
      .input(endpoints.readBookingTrip.input)
      .output(sent(endpoints.readBookingTrip))
      .query(({ input }) => ({ trip: server.trips[input.id] ?? null })),
    notices: closed.input(endpoints.readDriverNotices.input).query(() => ({ notices: [] })),
    suggestions: closed
      .input(endpoints.readSuggestions.input)
      .output(sent(endpoints.readSuggestions))
      .query(() => server.suggestions),
    assign: closed
      .input(endpoints.assignTrip.input)
      .output(sent(endpoints.assignTrip))
      .mutation(({ input: { id, carNo, carId, driverId } }) => {
        const trip = server.trips[id]
        const car = server.suggestions.suggestions.find((one) => one.carId === carId)
        if (!trip || !assigned || !car) throw new Error('The fake knows the trip and the car')
        const assignment = {
          ...assigned,
          carNo,
          carId,
          driverId,
          plate: car.plate,
          driverName: car.driverName,
        }
        const given = { ...assignment, lastStep: null, contactAttempts: [], isClockOff: false }
        const cars = trip.cars.map((one) =>
          one.carNo === carNo ? { ...one, assignment: given, version: 1 } : one,
        )
        server.trips = { ...server.trips, [id]: { ...trip, cars } }
        return assignment
      }),
  })
}

/** No driver has collected anything. */
export function fakeDriverCashCalls(closed: ClosedProcedure) {
  return t.router({
    ofBooking: closed.input(endpoints.readBookingCash.input).query(() => ({ entries: [] })),
  })
}

/** Links of a driver or of one trip; a new one ends the one before. */
export function fakeDriverLinkCalls(server: FakeDispatch, closed: ClosedProcedure) {
  type Of = Pick<DriverLinkAnswer, 'driverId' | 'assignmentId'>
  const end = (of: Of) => {
    server.driverLinks = server.driverLinks.filter(
      ({ driverId, assignmentId }) => driverId !== of.driverId || assignmentId !== of.assignmentId,
    )
    return { success: true } as const
  }
  const make = (of: Of) => {
    end(of)
    const link = {
      ...of,
      createdAt: '2027-01-13T09:00:00.000Z',
      createdBy: 'maria',
      expiresAt: '2027-02-12T09:00:00.000Z',
      lastUsedAt: null,
    }
    server.driverLinks.push(link)
    return { ...link, url: `https://www.example.com/d/secret-${of.driverId ?? of.assignmentId}` }
  }
  return t.router({
    list: closed.query(() => server.driverLinks),
    make: closed
      .input(endpoints.makeDriverLink.input)
      .mutation(({ input: { id } }) => make({ driverId: id, assignmentId: null })),
    revoke: closed
      .input(endpoints.revokeDriverLink.input)
      .mutation(({ input: { id } }) => end({ driverId: id, assignmentId: null })),
    makeForTrip: closed
      .input(endpoints.makeTripLink.input)
      .mutation(({ input: { id } }) => make({ driverId: null, assignmentId: id })),
    revokeForTrip: closed
      .input(endpoints.revokeTripLink.input)
      .mutation(({ input: { id } }) => end({ driverId: null, assignmentId: id })),
  })
}
