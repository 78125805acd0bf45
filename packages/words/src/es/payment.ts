import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/payment.ts'

export const payTexts: typeof english.payTexts = {
  waiting: {
    heading: 'Un momento',
    body: 'Estamos buscando su reserva.',
    withoutScripts:
      'Esta página necesita JavaScript, que está desactivado en su navegador. Permítalo para este sitio y vuelva a cargar la página; o responda a nuestro correo y buscamos otra forma.',
  },
  toPay: (number) => `Pagar la reserva ${number}`,
  lead: 'El pago se hace en la página de nuestro proveedor de pagos. Nunca vemos su tarjeta.',
  pay: (amount) => `Pagar ${amount}`,
  opening: 'Abriendo…',
  leaving: 'Abriendo el pago…',
  paid: {
    heading: 'Ya está pagada',
    body: (number) => `Su reserva ${number} está pagada. No queda nada por hacer.`,
  },
  closed: {
    heading: 'Nada que pagar',
    body: (number) => `Ya no hay nada que pagar online por ${number}. Si le sorprende, escríbanos.`,
  },
  broken: {
    heading: 'Este enlace no funciona',
    body: 'Ábralo de nuevo, completo, desde nuestro correo; o escríbanos y le ayudamos.',
  },
  failed: {
    heading: 'No hemos podido abrir la reserva',
    body: 'Su reserva está a salvo. Compruebe su conexión e inténtelo de nuevo.',
    again: 'Intentar de nuevo',
  },
}

export const resultTexts: typeof english.resultTexts = {
  invalid: {
    heading: 'Enlace de pago no válido',
    body: 'Este enlace no indica ningún pago. Enseguida pasamos a la página de inicio.',
  },
  verifying: {
    heading: 'Comprobando el pago',
    body: 'Un momento: estamos consultando el estado de su pago.',
    withoutScripts:
      'Esta página necesita JavaScript, que está desactivado en su navegador, para mostrar el estado de su pago. El pago sigue sin él: le enviamos un correo en cuanto se complete.',
  },
  unverified: {
    heading: 'No se ha podido comprobar el pago',
    body: 'Se ha producido un error al comprobar su pago. Póngase en contacto con nosotros y le ayudamos.',
  },
  completed: {
    heading: 'Pago realizado',
    body: 'Gracias. Hemos recibido su pago y su solicitud.',
  },
  failed: {
    heading: 'El pago ha fallado',
    body: 'Su pago no se ha completado y no se le ha cobrado nada. Puede deberse a falta de saldo o a un problema técnico.',
    tripSaved:
      'Su viaje se conserva tal como lo rellenó: inténtelo de nuevo, con la misma tarjeta o con otra.',
  },
  processing: {
    heading: 'Pago en proceso',
    body: 'Estamos comprobando su pago. Puede cerrar esta página: le enviamos un correo en cuanto se complete.',
    slow: 'Tarda más de lo habitual. No se ha perdido nada; si tiene dudas, escríbanos.',
    unpaid: '¿Aún no ha pagado?',
    over: 'Hemos dejado de consultarlo automáticamente. Vuelva a comprobarlo cuando quiera.',
  },
  home: 'Volver al inicio',
  support: 'Contactar con nosotros',
  another: 'Hacer otra reserva',
  again: 'Intentar de nuevo',
  back: 'Volver a su reserva',
  checkAgain: 'Comprobar de nuevo',
  checking: 'Comprobando…',
}

export const receiptTexts: typeof english.receiptTexts = {
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

export const confirmationTexts: typeof english.confirmationTexts = {
  heading: 'Reserva registrada',
  received: 'Gracias. Hemos recibido su solicitud.',
  home: 'Volver al inicio',
  another: 'Hacer otra reserva',
  see: 'Ver, cambiar o cancelar una reserva',
  neutralHeading: 'Mire su correo',
  neutralBody: 'Si ha enviado una reserva, esto es lo que encontrará en su bandeja de entrada:',
  neutralSteps: [
    ['Al momento', 'Un correo con su número de reserva y todo lo que nos ha indicado.'],
    [`En ${ANSWER_HOURS} horas`, 'Nuestro equipo revisa su solicitud.'],
    ['Después', 'Un segundo correo confirma la reserva, o le dice que no podemos llevarle.'],
  ],
  neutralHelp: '¿Nada al cabo de un rato? Mire en la carpeta de correo no deseado, o contáctenos:',
}
