import { atTime, theTime } from '@chauffeur/domain/time'
import type { meetingTexts as english } from '../en/meeting.ts'

export const meetingTexts: typeof english = {
  today: 'Hoy',
  tomorrow: 'Mañana',
  inDays: (days) => `Dentro de ${days} días`,
  meets: (name, time) => `Encuentro con ${name} ${atTime(time, 'es')}`,
  weMeet: (time) => `Nos encontramos ${atTime(time, 'es')}`,
  isThere: (name) => `${name} está en el punto de encuentro`,
  isAtDoor: (name) => `${name} está en el lugar de recogida`,
  sign: 'Busque un cartel de este color:',
  free: (minutes, until) => `${minutes} minutos de espera gratis, hasta ${theTime(until, 'es')}.`,
  picture: 'Cómo encontrar el punto de encuentro',
  pictureOf: (place) => `Imagen del punto de encuentro: ${place}`,
  lostFlights: {
    far_late: {
      heading: 'Su vuelo parece retrasado',
      text: () =>
        'Su vuelo parece llevar más de tres horas de retraso. Su reserva sigue en pie; le escribiremos.',
    },
    diverted: {
      heading: 'Su vuelo parece haber sido desviado',
      text: ({ number }) =>
        `Parece que el vuelo ${number} aterriza en otro aeropuerto. Su reserva sigue en pie. Le llamaremos; si ya ha aterrizado, llámenos, por favor.`,
    },
    cancelled: {
      heading: 'Su vuelo parece cancelado',
      text: ({ number }) =>
        `Parece que el vuelo ${number} ha sido cancelado. Su reserva sigue en pie. Díganos, por favor, cómo continúa su viaje.`,
    },
    elsewhere: {
      heading: 'Compruebe el número de vuelo, por favor',
      text: ({ number, airport, landsAt }) =>
        `Ese día, el vuelo ${number} aterriza en ${landsAt} y no en ${airport}. Corrija el número de vuelo, por favor, o llámenos.`,
    },
  },
  plan: {
    about: 'Plano del camino desde el equipaje, por las puertas, hasta su chófer. No está a escala.',
    luggage: 'Equipaje',
    doors: 'Puertas',
    chauffeur: 'Su chófer',
    cars: 'Al vehículo',
  },
  here: 'Ya estoy aquí',
  busy: 'Enviando…',
  exit: '¿Por qué salida ha llegado?',
  said: (time) =>
    `Nos avisó ${atTime(time, 'es')} de que está aquí. Su chófer y nuestro equipo pueden verlo.`,
  saidAt: (time, exit) =>
    `Nos avisó ${atTime(time, 'es')} de que está aquí: ${exit}. Su chófer y nuestro equipo pueden verlo.`,
  undo: 'Deshacer',
  noPosition: 'Solo se envía el aviso, no el lugar en el que está.',
  failed: 'El aviso no nos ha llegado. Compruebe su conexión e inténtelo de nuevo, o llame.',
  message: (name) => `Mensaje para ${name}`,
  hello: (number) => `Hola: le escribo por la reserva ${number}.`,
}
