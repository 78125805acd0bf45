import type { summaryTexts } from '../../site/booking/summary/summary-texts.ts'

export const summary: typeof summaryTexts = {
  title: 'A sua viagem',
  noRoute: 'Escolha onde começa a viagem e damos-lhe o preço para cada viatura.',
  noTime: 'Ainda sem data',
  noVehicle: 'Ainda sem viatura',
  from: (price) => `desde ${price}`,
  pricing: 'A calcular...',
  show: 'Mostrar a sua viagem',
  people: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  price: 'Preço fixo',
}
