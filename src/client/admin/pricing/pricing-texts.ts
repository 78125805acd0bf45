import { SENTENCES } from '@chauffeur/contract/sentences'
import type { ServiceType } from '@chauffeur/domain/service-type'

/** Texts of the pricing tab. */
export const pricingTexts = {
  title: 'Vehicle Pricing',
  what: 'prices',
  one: 'price',
  lead: 'What the booking page quotes from. A change counts from the next quote on; quotes already given keep their price for half an hour.',
  services: { 'point-to-point': 'Point-to-point', hourly: 'Hourly' } satisfies Record<ServiceType, string>,
  list: 'Prices by vehicle',
  minimumFare: 'Min fare',
  pricePerKm: 'Per km',
  hourlyRate: 'Hourly rate',
  add: 'Add Pricing',
  edit: (what: string) => `Edit ${what}`,
  delete: (what: string) => `Delete ${what}`,
  setPrice: 'Set price',
  setPriceOf: (what: string) => `Set price of ${what}`,
  missing: `No price: the booking page shows “${SENTENCES.toBeEvaluated}”.`,
  free: `Comes to nothing: the booking page shows “${SENTENCES.toBeEvaluated}”.`,
  everyPrice: 'Every vehicle has its prices.',
  missingCount: (count: number) => (count === 1 ? '1 price is missing.' : `${count} prices are missing.`),
  empty: {
    title: 'No vehicle pricing configured yet',
    text: `Until a vehicle has a price, the booking page shows “${SENTENCES.toBeEvaluated}” for it.`,
  },
  deleteQuestion: 'Delete this price?',
  deleteEffect: `From then on the booking page shows “${SENTENCES.toBeEvaluated}” for it. Bookings and quotes already given keep their price.`,
  done: {
    create: { title: 'Success', description: 'Vehicle pricing added.' },
    edit: { title: 'Success', description: 'Vehicle pricing updated.' },
    delete: { title: 'Deleted', description: 'Vehicle pricing deleted.' },
  },
  failed: {
    create: 'Failed to add vehicle pricing',
    edit: 'Failed to update vehicle pricing',
    delete: 'Failed to delete vehicle pricing',
  },
  dialog: {
    create: { title: 'Add Pricing', submit: 'Add Pricing', busy: 'Adding...' },
    edit: { title: 'Edit Pricing', submit: 'Save Changes', busy: 'Saving...' },
    vehicle: 'Vehicle',
    fixedVehicle: 'A price stays with its vehicle.',
    serviceType: 'Service Type',
    taken: 'There is a price for this vehicle and service already.',
    minimumFare: 'Minimum Fare',
    pricePerKm: 'Price per km',
    hourlyRate: 'Hourly Rate',
    editExisting: 'Edit the existing entry',
  },
  example: {
    title: 'Example calculation',
    unreadable: 'Enter amounts to see what a trip costs.',
    free: `This comes to nothing, so there would be no price: the booking page shows “${SENTENCES.toBeEvaluated}”.`,
    trip: (kilometres: number) => `${kilometres} km trip`,
    hire: (hours: number) => `${hours} hours`,
    included: (kilometres: number) => `${kilometres} km included`,
    byDistance: (kilometres: number, perKm: string) => `${kilometres} km × ${perKm}`,
    minimumCounts: (distance: string, sum: string) =>
      `The minimum fare counts: ${distance} would come to ${sum}.`,
    distanceCounts: (distance: string, minimum: string) =>
      `The distance counts: ${distance}, above the minimum fare of ${minimum}.`,
  },
} as const
