import type { factLabels, needValues } from '../en/fact-labels.ts'

export const factTexts: typeof factLabels = {
  customerPhone: 'Telefone',
  passengers: 'Passageiros',
  signName: 'Nome na placa',
  pickupNote: 'Nota para a recolha',
  dropoffNote: 'Nota para o destino',
  luggageConfig: 'Bagagem',
  childSeatCount: 'Cadeiras de criança',
  boosterSeatCount: 'Assentos elevatórios',
  wheelchair: 'Cadeira de rodas',
  assistanceDog: 'Cão de assistência',
  pet: 'Animal de estimação',
  helpToCar: 'Ajuda até à viatura',
  flightNumber: 'Voo',
  flightDepartsAt: 'O voo parte às',
  notes: 'Pedidos especiais',
}

export const needTexts: typeof needValues = {
  folds: 'Dobrável, vai com a bagagem',
  stays_seated: 'O passageiro viaja sentado nela',
  yes: 'Sim',
}
