import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { receiptTexts } from '../../site/receipt/receipt-texts.ts'

export const receipt: typeof receiptTexts = {
  receipt: 'Su reserva',
  pending: 'Pendiente',
  routePoints: 'Puntos del recorrido',
  number: 'Número de reserva',
  copy: 'Copiar',
  copyWhat: 'el número de reserva',
  copied: 'Copiado',
  notCopied: 'Su navegador no nos permite copiarlo: selecciónelo y cópielo, por favor.',
  pickupAt: 'Recogida',
  vehicle: 'Vehículo',
  total: 'Total',
  paid: 'Importe pagado',
  paidHow: 'Online.',
  toPayHow: {
    cash: 'En efectivo, a su chófer.',
    card_on_pickup: 'Con tarjeta, a su chófer.',
    sumup: 'Según lo acordado con nuestro equipo.',
  },
  addToCalendar: 'Añadir al calendario',
  calendar: {
    summary: (brand, pickup) => `${brand}: recogida, ${pickup}`,
    pending: 'Aún sin confirmar: nuestro equipo lo confirma por correo electrónico.',
  },

  next: 'Qué ocurre ahora',
  steps: { now: 'Ahora', soon: 'Después', onTheDay: 'El día del viaje' },
  mailed: (email) =>
    `Un correo con su número de reserva y todo lo que nos ha indicado va de camino${email === undefined ? '' : ` a ${email}`}.`,
  decided: (email) =>
    `Nuestro equipo revisa su solicitud en ${ANSWER_HOURS} horas y la confirma por correo electrónico${email === undefined ? '' : ` a ${email}`}.`,
  ifNot: 'Si no podemos llevarle, se lo decimos y no paga nada.',
  ifNotPaid: 'Si no podemos llevarle, se devuelve todo el importe a su tarjeta.',
  met: (time, place) => `Su chófer le espera a las ${time} en el lugar de recogida: ${place}.`,
  metSomewhere: 'Su chófer le espera en el lugar de recogida.',
  payThen: {
    cash: (price) => `Paga ${price} en efectivo.`,
    card_on_pickup: (price) => `Paga ${price} con tarjeta.`,
    sumup: () => '',
  },
  nothingToPay: 'No queda nada por pagar.',
}
