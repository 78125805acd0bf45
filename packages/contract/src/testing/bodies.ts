/** Bodies of calls that their schemas accept. */

type Body = Readonly<Record<string, unknown>>

export const transfer: Body = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  travellerName: 'Rui Costa',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Vilamoura',
  pickupDate: '2027-01-27',
  pickupTime: '10:30',
  vehicleName: 'Mercedes E Class',
  serviceType: 'point-to-point',
  passengers: '2',
  paymentMethod: 'cash',
}
export const hire: Body = {
  ...transfer,
  dropoffLocation: '',
  serviceType: 'hourly',
  serviceDuration: '4',
}
