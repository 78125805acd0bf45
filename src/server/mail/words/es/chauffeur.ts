import type { chauffeur as en } from '../en/chauffeur.ts'

export const chauffeur: typeof en = {
  assigned: {
    heading: (first) => `${first} le llevará`,
    headingOfAnother: (first) => `Ahora le llevará ${first}`,
    otherCar: 'Su vehículo ha cambiado; el chófer sigue siendo el mismo.',
    otherTime: (time) => `La recogida pasa a las ${time}; el chófer sigue siendo el mismo.`,
  },
  onTheWay: {
    subject: (first) => `${first} está en camino`,
    heading: (first) => `${first} está en camino`,
  },
  atPickup: {
    subject: (first) => `${first} ya está en el lugar de recogida`,
    heading: (first) => `${first} le espera`,
    waits: (first, place, minutes) =>
      `${first} le espera en el lugar de recogida: ${place}. Están incluidos ${minutes} minutos de espera.`,
    call: (first) => `Si no se encuentran, llame a ${first}, por favor.`,
  },
  drives: (first) => `${first} le llevará.`,
  drivesIn: (first, car, plate) => `${first} le llevará. Vehículo: ${car}, ${plate}.`,
  isNow: (first) => `Ahora le llevará ${first}.`,
  meetAt: (place) => `Punto de encuentro: ${place}.`,
  carOf: (number, carNo, carCount) => `${number}, vehículo ${carNo} de ${carCount}`,
  whichCar: (carNo, carCount) =>
    `Su reserva tiene ${carCount} vehículos. Este correo trata del vehículo ${carNo}.`,
  name: 'Chófer',
  phone: 'Teléfono del chófer',
  car: 'Vehículo',
  plate: 'Matrícula',
  see: 'Ver el viaje',
  thanks: {
    subject: (number) => `¿Qué tal su viaje? ${number}`,
    heading: 'Gracias por viajar con nosotros',
    arrived: 'Ya ha llegado, y esperamos que todo haya ido bien. Será un placer volver a llevarle.',
    question: '¿Qué tal su viaje?',
    questionOf: (first) => `¿Qué tal su viaje con ${first}?`,
    hint: '1 es malo, 5 es excelente. Puede añadir una frase antes de enviarlo. Solo la lee nuestro equipo.',
    marks: ['malo', 'flojo', 'aceptable', 'bueno', 'excelente'],
  },
}
