import { enquiryTrip, type EnquiryTrip } from '@chauffeur/contract/enquiries'
import { readStoredObject } from '../core/read-stored.ts'
import type { Enquiry } from './enquiry.entity.ts'

/** What stands for a trip of which nothing can be read. */
const NOTHING: EnquiryTrip = {
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: '',
  pickupPlaceId: null,
  dropoffLocation: null,
  dropoffPlaceId: null,
  stops: [],
  pickupDate: null,
  pickupTime: null,
  pickupZone: null,
  vehicleId: null,
  vehicleName: null,
  luggageConfig: null,
  passengers: null,
  childSeatCount: 0,
  boosterSeatCount: 0,
  isAirportService: false,
  flightNumber: null,
  notes: null,
  unavailableBecause: null,
}

/** The trip of a request for a price, as far as it can be read. */
export function tripOf({ id, trip }: Pick<Enquiry, 'id' | 'trip'>): EnquiryTrip | null {
  return trip == null
    ? null
    : readStoredObject(enquiryTrip, trip, NOTHING, { table: 'enquiry', id, column: 'trip' }).value
}
