import type { chauffeur as en } from '../en/chauffeur.ts'

export const chauffeur: typeof en = {
  assigned: {
    heading: (first) => `Vai viajar com ${first}`,
    headingOfAnother: (first) => `Agora vai viajar com ${first}`,
    otherCar: 'A sua viatura mudou; o motorista mantém-se.',
    otherTime: (time) => `A recolha passa a ser às ${time}; o motorista mantém-se.`,
  },
  onTheWay: {
    subject: (first) => `${first} está a caminho`,
    heading: (first) => `${first} está a caminho`,
  },
  atPickup: {
    subject: (first) => `${first} já está no local de recolha`,
    heading: (first) => `${first} está à sua espera`,
    waits: (first, place, minutes) =>
      `${first} está à sua espera no local de recolha: ${place}. Estão incluídos ${minutes} minutos de espera.`,
    call: (first) => `Se não se encontrarem, ligue a ${first}, por favor.`,
  },
  drives: (first) => `Vai viajar com ${first}.`,
  drivesIn: (first, car, plate) => `Vai viajar com ${first}. Viatura: ${car}, ${plate}.`,
  isNow: (first) => `Agora vai viajar com ${first}.`,
  meetAt: (place) => `Ponto de encontro: ${place}.`,
  carOf: (number, carNo, carCount) => `${number}, viatura ${carNo} de ${carCount}`,
  whichCar: (carNo, carCount) =>
    `A sua reserva tem ${carCount} viaturas. Este e-mail é sobre a viatura ${carNo}.`,
  name: 'Motorista',
  phone: 'Telefone do motorista',
  car: 'Viatura',
  plate: 'Matrícula',
  see: 'Ver a viagem',
  thanks: {
    subject: (number) => `Como correu a sua viagem? ${number}`,
    heading: 'Obrigado por viajar connosco',
    arrived: 'Já chegou, e esperamos que tudo tenha corrido bem. Será um prazer voltar a viajar consigo.',
    question: 'Como correu a sua viagem?',
    questionOf: (first) => `Como correu a sua viagem com ${first}?`,
    hint: '1 é mau, 5 é excelente. Pode acrescentar uma frase antes de enviar. Só a nossa equipa a lê.',
    marks: ['mau', 'fraco', 'razoável', 'bom', 'excelente'],
  },
}
