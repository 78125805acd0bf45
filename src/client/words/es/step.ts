import type { stepTexts } from '../../shared/journey/draft/step-texts.ts'

export const step: typeof stepTexts = {
  tripFields: {
    pickupLocation: 'un lugar de recogida',
    dropoffLocation: 'un destino',
    pickupDate: 'una fecha',
    pickupTime: 'una hora',
  },
  passengerFields: { passengerName: 'el nombre completo', email: 'el correo', phone: 'el teléfono' },
  and: 'y',
  stillToChoose: (what) => `Para continuar, elija ${what}.`,
  stillToFillIn: (what) => `Para continuar, rellene ${what}.`,
}
