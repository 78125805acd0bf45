import type { ArrivalWords } from '../en/arrival.ts'

export const arrivalTexts: ArrivalWords = {
  heading: 'A su llegada',
  pickup: 'En la recogida',
  meetingPoint: 'Punto de encuentro',
  hall: 'En la sala de llegadas',
  sign: 'Nombre en el cartel',
  yourName: 'El nombre de quien viaja',
  waiting: 'Espera gratis',
  nobodyThere: '¿No hay nadie?',
  callUs: 'Llámenos',
  writeToUs: 'Escríbanos',
  call: (name) => `Llame a ${name}`,
  minutesFree: (minutes) => `${minutes} minutos de espera gratis`,
  flight: {
    guest: {
      promise: (minutes) =>
        `Avísenos cuando aterrice. Su chófer espera ${minutes} minutos desde la hora de recogida, sin coste.`,
      waiting: (minutes, time) => `${minutes} minutos desde la hora de recogida, ${time}`,
      late: '¿Su vuelo se retrasa? Avísenos cuando aterrice.',
    },
    provider: {
      promise: (minutes) =>
        `Seguimos su vuelo: la espera cuenta desde que aterriza. Su chófer espera ${minutes} minutos, sin coste.`,
      waiting: (minutes, time) =>
        `${minutes} minutos desde la hora de recogida, ${time}, o desde que aterriza, si es más tarde`,
      late: '¿Su vuelo se retrasa? Lo seguimos; también puede avisarnos cuando aterrice.',
    },
  },
}
