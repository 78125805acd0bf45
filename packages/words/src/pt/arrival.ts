import type { ArrivalWords } from '../en/arrival.ts'

export const arrivalTexts: ArrivalWords = {
  heading: 'À chegada',
  pickup: 'Na recolha',
  meetingPoint: 'Ponto de encontro',
  hall: 'Na zona de chegadas',
  sign: 'Nome na placa',
  yourName: 'O nome de quem viaja',
  waiting: 'Espera gratuita',
  nobodyThere: 'Não está ninguém?',
  callUs: 'Ligue-nos',
  writeToUs: 'Escreva-nos',
  call: (name) => `Ligue a ${name}`,
  minutesFree: (minutes) => `${minutes} minutos de espera gratuitos`,
  flight: {
    guest: {
      promise: (minutes) =>
        `Avise-nos quando aterrar. O motorista espera ${minutes} minutos a partir da hora de recolha, sem custos.`,
      waiting: (minutes, time) => `${minutes} minutos a partir da hora de recolha, ${time}`,
      late: 'O voo está atrasado? Avise-nos quando aterrar.',
    },
    provider: {
      promise: (minutes) =>
        `Acompanhamos o seu voo: a espera conta a partir da aterragem. O motorista espera ${minutes} minutos, sem custos.`,
      waiting: (minutes, time) =>
        `${minutes} minutos a partir da hora de recolha, ${time}, ou da aterragem, se for mais tarde`,
      late: 'O voo está atrasado? Nós acompanhamo-lo; também nos pode avisar quando aterrar.',
    },
  },
}
