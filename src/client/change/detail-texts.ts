export const detailTexts = {
  phone: 'Phone',
  phoneMissing: 'Please give a phone number.',
  flight: 'Flight number',
  sign: 'Name on the sign',
  signHint: 'Without one, the name of the booking.',
  passengers: 'Passengers',
  childSeats: 'Child seats',
  boosterSeats: 'Booster seats',
  notes: 'Special requests',
  whatsapp: 'WhatsApp messages about this trip',
}
