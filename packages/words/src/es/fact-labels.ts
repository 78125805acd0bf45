import type { factLabels, needValues } from '../en/fact-labels.ts'

export const factTexts: typeof factLabels = {
  customerPhone: 'Teléfono',
  passengers: 'Pasajeros',
  signName: 'Nombre en el cartel',
  pickupNote: 'Nota para la recogida',
  dropoffNote: 'Nota para el destino',
  luggageConfig: 'Equipaje',
  childSeatCount: 'Sillas infantiles',
  boosterSeatCount: 'Elevadores',
  wheelchair: 'Silla de ruedas',
  assistanceDog: 'Perro de asistencia',
  pet: 'Mascota',
  helpToCar: 'Ayuda hasta el vehículo',
  flightNumber: 'Vuelo',
  flightDepartsAt: 'El vuelo sale a las',
  notes: 'Peticiones especiales',
}

export const needTexts: typeof needValues = {
  folds: 'Plegable, va con el equipaje',
  stays_seated: 'El pasajero viaja sentado en ella',
  yes: 'Sí',
}
