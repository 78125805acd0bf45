import { theTime } from '@chauffeur/domain/time'
import type * as english from '../en/checkout.ts'
import { factTexts } from './fact-labels.ts'

export const passengerTexts: typeof english.passengerTexts = {
  fullName: 'Nome completo',
  email: 'E-mail',
  emailHint: 'É para aqui que enviamos a confirmação.',
  phone: 'Telefone',
  phoneHint: 'Para que o seu motorista possa falar consigo na recolha.',
  keepPhone: 'Manter como está escrito',
  phoneCountry: 'Indicativo do país do telefone',
  country: (name, callingCode) => `${name} (+${callingCode})`,
  forAnother: 'Estou a reservar para outra pessoa',
  forAnotherHint: 'Os e-mails são para si; o motorista espera por quem viaja.',
  travellerName: 'Nome de quem viaja',
  travellerPhone: 'Telefone de quem viaja (opcional)',
  travellerPhonePlaceholder: '+351 912 345 678',
  signName: factTexts.signName,
  signHint:
    'No aeroporto, o motorista espera com a placa na zona de chegadas. Se o campo ficar vazio, usamos o nome de quem viaja.',
  needs: 'Crianças, cadeira de rodas ou um cão?',
  notes: 'Pedidos especiais (opcional)',
  notesPlaceholder: 'Uma escala curta, muita bagagem, mobilidade reduzida...',
  whatsapp: 'Notificações por WhatsApp',
  whatsappHint: 'Podemos escrever para este número por WhatsApp sobre esta viagem.',
  billing: 'Dados de faturação',
  billingHint: 'Para uma fatura em nome de uma empresa ou com outra morada.',
  oddEmail: 'Isto não parece um endereço de e-mail. Verifique o endereço, por favor.',
  billingFields: {
    companyName: 'Denominação social',
    taxNumber: 'Número de contribuinte',
    street: 'Rua',
    streetNumber: 'Número da porta',
    city: 'Cidade',
    state: 'Distrito',
    postalCode: 'Código postal',
    country: 'País',
  },
}

export const reviewTexts: typeof english.reviewTexts = {
  free: 'GRÁTIS',
  journey: 'Viagem',
  vehicle: 'Viatura',
  passenger: 'Passageiro',
  billing: 'Dados de faturação',
  edit: 'Alterar',
  editNamed: (what) => `Alterar: ${what.toLowerCase()}`,
  service: 'Serviço',
  duration: 'Duração',
  seatsFor: (count, weight) => `${count} (${weight}), sem custos`,
  name: 'Nome',
  email: 'E-mail',
  traveller: 'Quem viaja',
  travellerPhone: 'Telefone de quem viaja',
  whatsapp: 'WhatsApp',
  whatsappWanted: 'Com notificações',
  nothingFilledIn: 'Ainda nada preenchido.',

  price: 'Preço',
  offer: 'A sua proposta',
  transfer: (distance) => (distance === undefined ? 'Transfer' : `Transfer, ${distance}`),
  hire: (rate, hours) => `${rate} × ${hours}`,
  stops: (count) => (count === 1 ? '1 paragem' : `${count} paragens`),
  seats: (count, name) => `${count} × ${name}`,
  together: 'Ida e regresso juntos',
  percentOf: (percent, price) => `${percent} de ${price}`,
  total: 'Total',
  pricing: 'A calcular o preço',

  payment: 'Método de pagamento',
  checking: 'A verificar como esta viagem pode ser paga',
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
    terms: 'Termos e condições',
    and: 'e a',
    privacy: 'Política de privacidade',
  },
  otherVehicle: 'Escolher outra viatura',
  moved: (time, vehicle) =>
    `A recolha passa para ${theTime(time, 'pt')}. Viatura: ${vehicle}. Tudo o resto fica como preencheu.`,
  complete: 'Concluir reserva',
  completeAndPay: (price) => `Concluir reserva e pagar ${price}`,
  paidNow: 'O pagamento é feito na página seguinte. Depois confirmamos a sua reserva por e-mail.',
  sending: 'A enviar a sua reserva...',
  leaving: 'A abrir a página de pagamento...',
  whyNoPayment: 'Para reservar, escolha um método de pagamento.',
  whyNoMethod: 'De momento, esta viagem não pode ser paga online.',
  whyPricing: 'Um momento: o preço está a ser calculado.',
  whyUnpriced: 'Esta viatura não tem preço fixo para esta viagem, por isso não é possível reservar aqui.',

  confirmedToast: {
    title: 'Reserva registada',
    description: 'A sua reserva foi enviada com sucesso.',
  },
  failedToast: 'Não foi possível reservar',
  validationToast: 'Falta um dado',
  priceChanged: (now, before) =>
    `O preço desta viagem é agora ${now} (era ${before}). Veja o novo preço e volte a confirmar, por favor.`,
  priceRenewed: (now) =>
    `Tivemos de pedir o preço de novo. Continua a ser ${now}. Confirme mais uma vez, por favor.`,
  perhapsReceived:
    'Esta reserva pode já ter chegado até nós. Procure o nosso e-mail antes de a enviar outra vez, ou ligue-nos.',
}

export const offerTexts: typeof english.offerTexts = {
  heading: 'Reserve a sua proposta',
  promise: 'A sua viagem e o preço, tal como a nossa equipa os propôs. Faltam apenas os seus dados.',
  yours: 'A sua proposta',
  forTrip: (vehicle) => `Para esta viagem: ${vehicle}`,
  until: (deadline) => `Válida até ${deadline}`,
  trip: 'A viagem proposta',
  fixed: 'Os locais, a data, a hora e a viatura fazem parte da proposta.',
  passengers: 'Passageiros',
  change: 'Alterar a viagem',
  changeTitle: 'Alterar a viagem?',
  changeText:
    'A proposta é para a viagem tal como está. Se alterar a viagem, aplicam-se os preços de hoje. O link do nosso e-mail abre de novo a proposta.',
  changeConfirm: 'Alterar a viagem',
  changeCancel: 'Manter a proposta',
  ended: {
    booked: { heading: 'Já reservada', text: 'Esta proposta já foi reservada.' },
    ended: { heading: 'Esta proposta expirou', text: 'Esta proposta expirou. Peça-nos uma nova.' },
    withdrawn: {
      heading: 'Esta proposta foi retirada',
      text: 'Esta proposta foi retirada. Peça-nos uma nova.',
    },
  },
  bookedMail: 'O nosso e-mail sobre a reserva indica o estado e o método de pagamento.',
  ask: 'Pedir uma nova proposta',
  today: 'Ver os preços de hoje para esta viagem',
  broken: {
    heading: 'Este link não funciona',
    text: 'Abra-o de novo, completo, a partir do nosso e-mail ou escreva-nos.',
  },
  failed: {
    heading: 'Não conseguimos abrir a sua proposta',
    text: 'Verifique a sua ligação à internet e tente de novo.',
    again: 'Tentar de novo',
  },
}

export const paymentMethodTexts: typeof english.paymentMethodTexts = {
  cash: 'Dinheiro',
  sumup: 'Pagamento online',
  card_on_pickup: 'Cartão na recolha',
  account: 'Conta corrente',
}
