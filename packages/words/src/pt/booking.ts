import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/booking.ts'

export const wizardTexts: typeof english.wizardTexts = {
  promise: 'Um preço fixo para cada viatura, antes de confirmar seja o que for.',
  progress: 'Passos da reserva',
  steps: ['Detalhes do serviço', 'Escolha da viatura', 'Dados do passageiro', 'Rever e confirmar'],
  stepOf: (step, all) => `Passo ${step} de ${all}`,
  back: 'Voltar',
  next: 'Continuar',
  opening: 'A abrir a sua reserva',
  withoutScripts:
    'Para reservar aqui é preciso JavaScript, que está desativado no seu navegador. Permita-o neste site e volte a carregar a página.',
  bookByPhone: 'Ou tratamos nós da sua reserva:',
}

export const summaryTexts: typeof english.summaryTexts = {
  toBeEvaluated: 'A avaliar pela nossa equipa',
  mostPopular: 'A mais escolhida',
  title: 'A sua viagem',
  noRoute: 'Escolha onde começa a viagem e veja o preço de cada viatura.',
  noTime: 'Ainda sem data',
  noVehicle: 'Ainda sem viatura',
  from: (price) => `desde ${price}`,
  pricing: 'A calcular...',
  show: 'Mostrar a sua viagem',
  people: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  price: 'Preço fixo',
}

export const vehicleTexts: typeof english.vehicleTexts = {
  choose: 'Viatura',
  upTo: (passengers) => `Até ${passengers} passageiros`,
  categories: { 'first class': 'Primeira classe', business: 'Classe executiva' },
  offeredPrice: 'A sua proposta',
  fixedPrice: 'preço fixo',
  together: (percent) => `Preços fixos. Ida e regresso juntos custam menos ${percent}.`,
  pricing: 'A calcular o preço',
  tooSmall: 'Lugares insuficientes',
  notOnline:
    'Não há preço fixo para esta viagem nesta viatura, por isso não é possível reservar aqui. Outra viatura pode ter preço.',
  noneOnline: 'Não conseguimos calcular um preço para esta viagem.',
  checkAgain: 'Pedir os preços de novo',
  callUs: 'Ou contacte-nos:',
  askTeam: 'Perguntar à nossa equipa',
  askTeamFor: (name) => `Perguntar à nossa equipa: ${name}`,
  call: (phone) => `Ligar para ${phone}`,
  takeTime: (time) => `Escolher ${time}`,
  takeTimeFor: (time, name) => `Escolher ${time}: ${name}`,
  pricesReady: (count, from) =>
    count === 1 ? `1 viatura com preço, a ${from}` : `${count} viaturas com preço, desde ${from}`,
  luggage: 'Bagagem',
  capacity: 'máxima',
  pieces: (count) => `${count} malas`,
  luggageOf: (name) => `Bagagem: ${name}`,
  noPreference: 'Ainda por decidir',
  descriptions: {
    1: 'A forma mais tranquila de chegar: bancos traseiros reclináveis, muito espaço para as pernas e sossego para pensar.',
    2: 'Serena e sem pressas. A viatura certa para dois ou três, do terminal até à porta.',
    3: 'O conforto de uma sala para todo o grupo, com espaço de sobra para toda a bagagem.',
    4: 'Oito lugares e uma bagageira funda: sacos de golfe, carrinhos de bebé e malas viajam juntos.',
    5: 'Para grupos maiores enviamos uma Sprinter ou duas carrinhas, para que todos partam juntos.',
  },
}

export const askTexts: typeof english.askTexts = {
  ask: 'Pedir um preço à nossa equipa',
  askFor: (vehicle) => `Pedir um preço à nossa equipa: ${vehicle}`,
  opening: 'A abrir...',
  description: `Vamos analisar esta viagem e responder em menos de ${ANSWER_HOURS} horas. Por agora, nada fica reservado.`,
  trip: 'A sua viagem',
  noTime: 'Ainda sem data',
  anyVehicle: 'Qualquer viatura',
  passengers: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  noPickup: 'Indique onde começa a viagem.',
  placePlaceholder: 'Nome da casa, rua, aldeia',
  message: 'Mensagem (opcional)',
  messagePlaceholder: 'O que nos possa ajudar: se o horário é flexível, onde exatamente, quem viaja...',
  send: 'Enviar pedido',
  sentTitle: 'Recebemos o seu pedido',
  bookingStays: 'A sua reserva continua aqui, tal como a preencheu.',
  back: 'Voltar à minha reserva',
  stillPossible: 'A nossa equipa ainda pode organizar esta viagem para si.',
}
