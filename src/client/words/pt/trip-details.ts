import type { detailTexts } from '../../change/detail-texts.ts'

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
  luggage: 'Bagagem',
  noLuggage: 'Sem preferência',
  notes: 'Pedidos especiais',
  whatsapp: 'Mensagens por WhatsApp sobre esta viagem',
}
