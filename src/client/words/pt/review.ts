import type { reviewTexts } from '../../site/booking/review/review-texts.ts'

export const review: typeof reviewTexts = {
  journey: 'Viagem',
  vehicle: 'Viatura',
  passenger: 'Passageiro',
  billing: 'Dados de faturação',
  edit: 'Alterar',
  editNamed: (what) => `Alterar: ${what.toLowerCase()}`,
  service: 'Serviço',
  pickupTime: 'Recolha',
  flight: 'Voo',
  duration: 'Duração',
  passengers: 'Passageiros',
  seatsFor: (count, weight) => `${count} (${weight}), sem custos`,
  luggage: 'Bagagem',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  traveller: 'Quem viaja',
  travellerPhone: 'Telefone de quem viaja',
  sign: 'Nome na placa',
  notes: 'Pedidos especiais',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Deseja notificações',
  nothingFilledIn: 'Ainda nada preenchido.',

  price: 'Preço',
  offer: 'A sua proposta',
  transfer: (distance) => (distance === undefined ? 'Transfer' : `Transfer, ${distance}`),
  hire: (rate, hours) => `${rate} × ${hours}`,
  stops: (count) => (count === 1 ? '1 paragem' : `${count} paragens`),
  seats: (count, name) => `${count} × ${name}`,
  total: 'Total',
  pricing: 'A calcular o preço',

  payment: 'Método de pagamento',
  checking: 'A ver como esta viagem pode ser paga',
  methods: {
    cash: 'Ao motorista, em euros.',
    sumup: 'Com cartão ou Google Pay, agora, na página segura do nosso prestador de pagamentos.',
    card_on_pickup: 'Ao motorista, no momento da recolha.',
  },
  reachUs: 'Contacte-nos:',

  badges: {
    fixed: 'Preço fixo, com ou sem trânsito',
    always: 'Serviço 24 horas por dia, 7 dias por semana',
  },

  freeUntil: (deadline) => `Cancelamento gratuito até ${deadline}.`,
  notFree: 'Falta menos de uma hora para a recolha: depois de confirmada, já não há cancelamento gratuito.',
  accept: {
    before: 'Ao reservar, aceita os nossos',
    terms: 'Termos',
    and: 'e a',
    privacy: 'Política de Privacidade',
  },
  otherVehicle: 'Escolher outra viatura',
  moved: (time, vehicle) =>
    `A recolha passa para as ${time}, em ${vehicle}. Tudo o resto fica como preencheu.`,
  complete: 'Concluir reserva',
  completeAndPay: (price) => `Concluir reserva e pagar ${price}`,
  paidNow: 'Paga agora, na página seguinte. Depois confirmamos a sua reserva por e-mail.',
  sending: 'A enviar a sua reserva...',
  leaving: 'A abrir a página de pagamento...',
  whyNoPayment: 'Para reservar, escolha um método de pagamento.',
  whyNoMethod: 'De momento, esta viagem não pode ser paga online.',
  whyPricing: 'Um momento: o preço está a ser calculado.',
  whyUnpriced: 'Esta viatura não tem preço fixo para esta viagem, por isso não pode ser reservada aqui.',

  confirmedToast: {
    title: 'Reserva registada',
    description: 'A sua reserva foi enviada com sucesso.',
  },
  failedToast: 'A reserva falhou',
  validationToast: 'Falta um dado',
  priceChanged: (now, before) =>
    `O preço desta viagem é agora ${now} (era ${before}). Veja-o e volte a confirmar, por favor.`,
  priceRenewed: (now) =>
    `Tivemos de pedir o preço de novo. Continua a ser ${now}. Confirme mais uma vez, por favor.`,
  perhapsReceived:
    'Esta reserva pode já ter chegado até nós. Procure o nosso e-mail antes de a enviar outra vez, ou ligue-nos.',
}
