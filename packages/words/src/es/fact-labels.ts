import type { factLabels } from '../en/fact-labels.ts'

export const factTexts: typeof factLabels = {
  customerPhone: 'Teléfono',
  passengers: 'Pasajeros',
  signName: 'Nombre en el cartel',
  pickupNote: 'Nota para la recogida',
  dropoffNote: 'Nota para el destino',
  luggageConfig: 'Equipaje',
  childSeatCount: 'Sillas infantiles',
  boosterSeatCount: 'Elevadores',
  flightNumber: 'Vuelo',
  notes: 'Peticiones especiales',
}
