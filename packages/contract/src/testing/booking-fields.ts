import { factNames, factOf, type BookingFact } from '@chauffeur/domain/booking-facts'
import {
  day,
  line,
  optionalFlightNumber,
  optionalAmount,
  optionalLine,
  optionalLines,
  optionalLocale,
  optionalTime,
  optionalWholeNumber,
  readAs,
  time,
  wholeNumber,
  word,
  yesNo,
  type FieldKind,
} from './field-kinds.ts'
import { hireHours, optionalVehicleId, positions, seats, stops } from './trip-fields.ts'

/** The checks of a fact that is not listed below follow from its kind. */
function askedKind(fact: BookingFact): FieldKind {
  if (fact.kind === 'count')
    return fact.isRequired
      ? wholeNumber(fact.name, fact.min, fact.max)
      : optionalWholeNumber(fact.name, fact.min, fact.max, readAs([undefined, null], 0))
  if (fact.kind === 'yes-no') return yesNo(fact.name)
  if (fact.kind === 'choice')
    return word(
      fact.name,
      [...fact.of],
      [
        [undefined, undefined],
        [null, null],
      ],
    )
  if (fact.kind === 'lines') return optionalLines(fact.name, fact.max)
  if (fact.kind === 'time') return optionalTime(fact.name)
  return fact.isRequired ? line(fact.name, fact.max) : optionalLine(fact.name, fact.max)
}

const written = {
  customerName: line('Full name'),
  customerEmail: line('Email'),
  customerPhone: line('Phone'),
  locale: optionalLocale,
  travellerName: optionalLine('Passenger name'),
  travellerPhone: optionalLine('Passenger phone'),
  signName: optionalLine('Name on the sign'),
  pickupLocation: line('Pick-up location', 300),
  dropoffLocation: line('Drop-off location', 300),
  pickupPlaceId: optionalLine('Pick-up place id', 300),
  dropoffPlaceId: optionalLine('Drop-off place id', 300),
  ...positions,
  pickupNote: optionalLine('Pick-up note'),
  dropoffNote: optionalLine('Drop-off note'),
  stops,
  pickupDate: day('Pick-up date'),
  pickupTime: time('Pick-up time'),
  vehicleId: optionalVehicleId,
  vehicleName: optionalLine('Vehicle'),
  serviceType: word('Service type', ['point-to-point', 'hourly']),
  serviceDuration: hireHours,
  luggageConfig: optionalLine('Luggage configuration'),
  passengers: wholeNumber('The number of passengers', 1, 16),
  flightNumber: optionalFlightNumber,
  notes: optionalLines('Special requests'),
  whatsappNotifications: yesNo('The WhatsApp wish'),
  isAirportService: yesNo('Airport service'),
  paymentMethod: word('Payment method', ['cash', 'sumup', 'card_on_pickup']),
  totalPrice: optionalAmount('Total price'),
  quoteId: optionalLine('Quote id', 8000),
  billingAddressEnabled: yesNo('Billing address'),
  companyName: optionalLine('Company name'),
  taxNumber: optionalLine('Tax number'),
  street: optionalLine('Street'),
  streetNumber: optionalLine('Street number'),
  city: optionalLine('City'),
  state: optionalLine('State'),
  postalCode: optionalLine('Postal code'),
  country: optionalLine('Country'),
  childSeatCount: seats('The number of child seats'),
  boosterSeatCount: seats('The number of booster seats'),
}

/** Fields shared by the calls that make a booking. */
export const bookingFields: typeof written & Readonly<Record<string, FieldKind>> = {
  ...Object.fromEntries(factNames.map((name) => [name, askedKind(factOf(name))])),
  ...written,
}
