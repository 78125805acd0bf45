import type { stepTexts } from '../../shared/journey/draft/step-texts.ts'

export const step: typeof stepTexts = {
  tripFields: {
    pickupLocation: 'um local de recolha',
    dropoffLocation: 'um destino',
    pickupDate: 'uma data',
    pickupTime: 'uma hora',
  },
  passengerFields: { passengerName: 'o nome completo', email: 'o e-mail', phone: 'o telefone' },
  and: 'e',
  stillToChoose: (what) => `Para continuar, escolha ${what}.`,
  stillToFillIn: (what) => `Para continuar, preencha ${what}.`,
}
