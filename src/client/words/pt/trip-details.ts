import type { detailTexts } from '../../shared/change/detail-texts.ts'

export const tripDetails: typeof detailTexts = {
  phone: 'Telefone',
  phoneMissing: 'Indique um número de telefone.',
  flight: 'Número de voo',
  sign: 'Nome na placa',
  signHint: 'Em branco, fica o nome da reserva.',
  passengers: 'Passageiros',
  capacity: (name, count) => `${name}: até ${count} passageiros. Um grupo maior precisa de outra viatura.`,
  childSeats: 'Cadeiras de criança',
  boosterSeats: 'Assentos elevatórios',
  fewerPassengers: 'Menos um passageiro',
  morePassengers: 'Mais um passageiro',
  fewerChildSeats: 'Menos uma cadeira de criança',
  moreChildSeats: 'Mais uma cadeira de criança',
  fewerBoosterSeats: 'Menos um assento elevatório',
  moreBoosterSeats: 'Mais um assento elevatório',
  luggage: 'Bagagem',
  noLuggage: 'Sem preferência',
  notes: 'Pedidos especiais',
  whatsapp: 'Mensagens por WhatsApp sobre esta viagem',
}
