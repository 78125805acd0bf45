import type { ArrivalWords } from '../en/arrival.ts'

export const arrivalTexts: ArrivalWords = {
  heading: 'A su llegada',
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
  },
}
