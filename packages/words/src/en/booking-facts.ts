import { factLabels } from './fact-labels.ts'

/** The words of a booking's facts; the other languages are of this shape. */
export const bookingFactWords = {
  ...factLabels,
  // The wizard asks for them in other words.
  travellerName: 'Traveller',
  travellerPhone: 'Traveller’s phone',
  booking: (number: string) => `Booking ${number}`,
  pickup: 'Pick-up',
  from: 'From',
  to: 'To',
  stop: 'Stop',
  stopAt: (place: string, minutes: number) => `${place}, ${minutes} minutes`,
  hire: 'Hire',
  hired: (hours: string) => `${hours} hours, to be defined with the driver`,
  service: 'Service',
  vehicle: 'Vehicle',
  free: (count: number) => `${count} (free of charge)`,
  yes: 'yes',
  distance: 'Distance',
  kilometres: (kilometres: number) => `${kilometres} km`,
  bookingNumber: 'Booking number',
  totalPrice: 'Total price',
  /** Of a change. */
  stops: 'Stops',
  noStops: 'none',
  stopFor: (place: string, minutes: number) => `${place} (${minutes} minutes)`,
  hours: 'Hours',
  price: 'Price',
}
