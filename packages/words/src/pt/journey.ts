import { afterColon } from '../after-colon.ts'
import type * as english from '../en/journey.ts'

export const itineraryTexts: typeof english.itineraryTexts = {
  service: 'Serviço',
  airportHint: 'Com o número de voo, se já o souber.',
  flightNumber: 'Número de voo',
  flightNumberPlaceholder: 'TP 1902',
  oddFlightNumber: 'Isto não parece um número de voo, como TP 1902. Verifique o número, por favor.',

  places: 'Recolha e destino',
  edit: 'Alterar',
  editPlaces: 'Alterar a recolha e o destino',
  pickup: 'Local de recolha',
  dropoff: 'Destino',
  locationHint: 'Sugestões do Algarve, de Lisboa e de Sevilha',
  pickupPlaceholder: 'Aeroporto, hotel, morada',
  dropoffPlaceholder: 'Para onde vai?',
  clearPickup: 'Limpar o local de recolha',
  clearDropoff: 'Limpar o destino',
  swap: 'Trocar a recolha e o destino',

  date: 'Data de recolha',
  time: 'Hora de recolha',
  unreadableTime: 'Escreva a hora assim: 10:30, ou escolha-a na lista.',
  shortNotice: (phone) =>
    `Faltam menos de três horas.${phone ? ` Para ter a certeza de uma viatura, ligue-nos também: ${phone}.` : ''}`,
  localTime: (zone) =>
    `As horas são as do local de recolha (${zone}). O seu dispositivo tem outro fuso horário.`,
  localTimeToo: (zone, time, here, day) =>
    `As horas são as do local de recolha (${zone}): quando lá são ${time}, no seu dispositivo são ${here} (${day}).`,

  duration: 'Duração',
  fewerHours: 'Menos uma hora',
  moreHours: 'Mais uma hora',

  passengers: 'Passageiros',
  people: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  fewerPassengers: 'Menos um passageiro',
  morePassengers: 'Mais um passageiro',
  seats: 'Cadeira de criança ou assento elevatório',
  seatsHint: 'Sem custos e já instalados à chegada da viatura.',
  seatFor: (weight, age) => `${weight}, ${age}`,
  fewer: (what) => `Retirar ${what.toLowerCase()}`,
  more: (what) => `Acrescentar ${what.toLowerCase()}`,

  stops: 'Paragens sugeridas',
  stopsHint: 'Vale a pena parar no caminho. O motorista espera com a viatura.',
  stopsLoading: 'A procurar paragens no seu percurso...',
  stopsFailed: 'Não foi possível obter sugestões de paragens',
  tryAgain: 'Tentar de novo',
  perHour: (price) => `${price} por hora`,
  extraKm: (km) => (km === 0 ? 'No seu percurso' : `${km > 0 ? '+' : '−'}${Math.abs(km)} km`),
  from: 'desde',
  withOneHour: 'com 1 h',
  addsTo: (chosen) =>
    chosen === 0
      ? 'Cada cartão diz quanto a paragem acrescenta ao percurso direto'
      : `Cada cartão diz quanto a paragem acrescenta à sua viagem com ${chosen === 1 ? 'a paragem acima' : 'as paragens acima'}`,
  inVehicle: (vehicle) => `para esta viatura: ${vehicle}.`,
  inAnyVehicle: 'na viatura em que acrescenta menos.',
  addStop: 'Adicionar',
  addStopNamed: (name) => `Adicionar a paragem: ${name}`,
  stopAddedAt: (name, position, count) => `Paragem adicionada: ${name}, ${position} de ${count}.`,
  stopRemoved: (name) => `Paragem removida: ${name}.`,
  moveUp: (name) => `Mover ${name} para cima`,
  moveDown: (name) => `Mover ${name} para baixo`,
  isFirstStop: 'Esta é a primeira paragem.',
  isLastStop: 'Esta é a última paragem.',
  stopMoved: (name, position, count) => `${name} é agora a paragem ${position} de ${count}.`,
  moreStops: 'Mais paragens sugeridas',
  chosenStops: 'As suas paragens',
  stay: 'Duração',
  stayAt: (name) => `Duração da paragem: ${name}`,
  shorterStay: 'Menos uma hora',
  longerStay: 'Mais uma hora',
  remove: 'Remover',
  removeStopNamed: (name) => `Remover a paragem: ${name}`,
  stopsFull: (max) => `Uma viagem pode ter no máximo ${max} paragens.`,

  route: 'O seu percurso',
  distance: 'Distância',
  drivingTime: 'Tempo estimado',
  plusStays: (stays) => `mais ${stays} de paragens`,
  mapOfRoute: (from, to, stops) =>
    `Mapa do percurso: ${from} – ${to}${stops === 0 ? '' : stops === 1 ? ', com uma paragem' : `, com ${stops} paragens`}`,
  mapOfPickup: (place) => `Mapa do local de recolha: ${place}`,
  noRouteFigures: 'Não conseguimos calcular o percurso. Experimente outros locais ou ligue-nos.',

  hire: 'O seu serviço à hora',
  included: 'Distância incluída',
  destination: 'Percurso',
}

export const journeyTexts: typeof english.journeyTexts = {
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  kilometres: (km, miles) => `${km} km (${miles} mi)`,
  routePoints: 'Pontos do percurso',
  stopPoint: (stay) => `Paragem, ${stay}`,
  byDriver: 'A definir com o motorista',
}

export const noPriceTexts: typeof english.noPriceTexts = {
  unreached:
    'Não conseguimos consultar os nossos preços. Verifique a sua ligação à internet e tente de novo.',
  fault: 'Algo falhou do nosso lado. Tente de novo dentro de instantes.',
  again: 'Tentar de novo',
}

export const stepTexts: typeof english.stepTexts = {
  tripFields: {
    pickupLocation: 'um local de recolha',
    dropoffLocation: 'um destino',
    pickupDate: 'uma data',
    pickupTime: 'uma hora',
  },
  passengerFields: { passengerName: 'o nome completo', email: 'o e-mail', phone: 'o telefone' },
  and: 'e',
  stillToChoose: (what) => `Para continuar, escolha ${what}.`,
  stillToChooseBack: (what) => `Para continuar, escolha ${what} do regresso.`,
  stillToFillIn: (what) => `Para continuar, preencha ${what}.`,
}

export const clockTexts: typeof english.clockTexts = {
  dayIsPast: 'Este dia já passou. Escolha outro, por favor.',
  timeIsPast: 'Esta hora de recolha já passou. Escolha outra mais tarde, por favor.',
  timeIsSkipped: (time, next) =>
    `Nessa noite os relógios adiantam: as ${time} não existem. A hora seguinte disponível é ${next}.`,
}

export const seatTexts: typeof english.seatTexts = {
  childSeatCount: { name: 'Cadeira de criança', age: 'dos 0 aos 4 anos' },
  boosterSeatCount: { name: 'Assento elevatório', age: 'dos 4 aos 10 anos' },
}

export const legTexts: typeof english.legTexts = {
  there: 'Ida',
  back: 'Regresso',
  both: 'Ida e regresso',
  of: (leg, sentence) => `${leg}: ${afterColon(sentence)}`,
  tooEarly: 'O regresso começa antes de a ida terminar. Escolha uma hora mais tarde.',
  add: 'Adicionar o regresso',
  addHint: 'Uma só reserva, um só pagamento.',
  edit: 'Editar a ida',
}
