import type { ArrivalWords } from './arrival-words.ts'

export const spanishArrivalWords: ArrivalWords = {
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
    told: {
      promise: (minutes) =>
        `Avísenos cuando aterrice. Su chófer espera ${minutes} minutos desde la hora de recogida, sin coste.`,
      waiting: (minutes, time) => `${minutes} minutos desde la hora de recogida, ${time}`,
      late: '¿Su vuelo se retrasa? Avísenos cuando aterrice.',
    },
    followed: {
      promise: (minutes) =>
        `Seguimos su vuelo: los ${minutes} minutos de espera gratis cuentan desde que aterriza.`,
      waiting: (minutes) => `${minutes} minutos desde que aterriza`,
      late: 'Seguimos su vuelo. Si se retrasa, su chófer irá más tarde.',
    },
  },
}
