import { FREE_WAITING } from '@chauffeur/domain/limits'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import { words } from '../words.ts'

/** Texts of the main landing page. */
export const mainPage = words('mainPage', {
  hero: {
    badges: ['Premium', 'Mercedes Fleet', '24/7 Service'],
    heading: 'Your chauffeur in the Algarve, Lisbon and Seville',
    text: 'A Mercedes at a fixed price, from the arrivals hall to the door.',
  },
  services: {
    eyebrow: 'Services',
    heading: 'A car for every occasion',
  },
  excellence: {
    eyebrow: 'The standard',
    heading: 'Excellence in Every Detail',
    text: '15+ years, 50k+ clients, and the same three promises on every journey.',
    promises: [
      {
        title: 'On time',
        text: `We allow for traffic and wait ${FREE_WAITING.airport} minutes at the airport free of charge.`,
      },
      {
        title: 'Fully licensed and insured',
        text: 'Licensed chauffeurs, insured passengers, and vehicles inspected to the rules of the country you are in.',
      },
      {
        title: 'Premium experience',
        text: 'Water, chargers, a clean cabin and quiet, unless you would rather talk.',
      },
    ],
  },
})

/** Texts of the quote form on the main page. */
export const quoteTexts = words('quoteTexts', {
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
  pickupDate: 'Pick-up Date',
  passengers: 'Passengers',
  submit: 'Get Instant Quote',
  byTheHour: 'Hire by the hour instead',
  promise: 'Fixed price. Free cancellation up to 1 hour before.',
})
