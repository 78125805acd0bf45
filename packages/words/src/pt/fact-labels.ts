import type { factLabels } from '../en/fact-labels.ts'

export const factTexts: typeof factLabels = {
  customerPhone: 'Telefone',
  passengers: 'Passageiros',
  signName: 'Nome na placa',
  pickupNote: 'Nota para a recolha',
  dropoffNote: 'Nota para o destino',
  luggageConfig: 'Bagagem',
  childSeatCount: 'Cadeiras de criança',
  boosterSeatCount: 'Assentos elevatórios',
  flightNumber: 'Voo',
  notes: 'Pedidos especiais',
}
