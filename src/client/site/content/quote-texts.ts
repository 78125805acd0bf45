import { serviceKindIn } from '@chauffeur/domain/service-type'
import { words } from '../../shared/locale/words.ts'

/** Texts of the quote form on the main page. */
export const quoteTexts = words('quote', {
  form: 'Get a quote',
  service: 'Service',
  tabs: {
    airport: 'Airport',
    transfer: serviceKindIn('en', 'point-to-point'),
    hourly: serviceKindIn('en', 'hourly'),
  },
  pickup: 'Pick-up Location',
  dropoff: 'Drop-off Location',
  pickupPlaceholder: 'Airport, hotel, address',
  dropoffPlaceholder: 'Where are you going?',
  clearPickup: 'Clear pick-up location',
  clearDropoff: 'Clear drop-off location',
  from: 'From',
  clearFrom: 'Clear from',
  duration: 'Duration',
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  fewerHours: 'One hour less',
  moreHours: 'One hour more',
  date: 'Date',
  submit: 'Get Instant Quote',
  byTheHour: 'Hire by the hour instead',
  promise: 'Fixed price. Free cancellation up to 1 hour before.',
})
