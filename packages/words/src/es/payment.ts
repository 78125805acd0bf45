import { atTime } from '@chauffeur/domain/time'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/payment.ts'

export const payTexts: typeof english.payTexts = {
  waiting: {
    heading: 'Un momento',
    body: 'Estamos buscando su reserva.',
    withoutScripts:
      'Esta página necesita JavaScript, que está desactivado en su navegador. Permítalo para este sitio y vuelva a cargar la página; o responda a nuestro correo y buscaremos otra forma.',
  },
  toPay: (number) => `Pagar la reserva ${number}`,
  lead: 'El pago se hace en la página de nuestro proveedor de pagos. No tenemos acceso a los datos de su tarjeta.',
  pay: (amount) => `Pagar ${amount}`,
  opening: 'Abriendo…',
  leaving: 'Abriendo el pago…',
  paid: {
    heading: 'Ya está pagada',
    body: (number) => `Su reserva ${number} está pagada. No queda nada por hacer.`,
  },
  closed: {
    heading: 'Nada que pagar',
    body: (number) =>
      `Ya no hay nada que pagar online por la reserva ${number}. Si no lo esperaba, escríbanos.`,
  },
  broken: {
    heading: 'Este enlace no funciona',
    body: 'Ábralo de nuevo, completo, desde nuestro correo o escríbanos.',
  },
  failed: {
    heading: 'No hemos podido abrir la reserva',
    body: 'Su reserva está a salvo. Compruebe su conexión e inténtelo de nuevo.',
    again: 'Volver a intentarlo',
  },
}

export const resultTexts: typeof english.resultTexts = {
  invalid: {
    heading: 'Enlace de pago no válido',
    body: 'Este enlace no corresponde a ningún pago. Enseguida pasamos a la página de inicio.',
  },
  verifying: {
    heading: 'Comprobando el pago',
    body: 'Un momento: estamos consultando el estado de su pago.',
    withoutScripts:
      'Esta página necesita JavaScript, que está desactivado en su navegador, para mostrar el estado de su pago. El pago sigue adelante: le enviaremos un correo en cuanto se complete.',
  },
  unverified: {
    heading: 'No se ha podido comprobar el pago',
    body: 'Se ha producido un error al comprobar su pago. Póngase en contacto con nosotros y le ayudaremos.',
  },
  completed: {
    heading: 'Pago realizado',
    body: 'Gracias. Hemos recibido su pago y su solicitud.',
    confirmed: 'Gracias. Hemos recibido su pago y su reserva está confirmada.',
    backTo: (site) => `Volver a ${site}`,
  },
  failed: {
    heading: 'El pago ha fallado',
    body: 'Su pago no se ha completado y no se le ha cobrado nada. Puede deberse a falta de saldo o a un problema técnico.',
    tripSaved:
      'Su viaje se conserva tal como lo rellenó: inténtelo de nuevo, con la misma tarjeta o con otra.',
  },
  processing: {
    heading: 'Pago en proceso',
    body: 'Estamos comprobando su pago. Puede cerrar esta página: le enviaremos un correo en cuanto se complete.',
    slow: 'Está tardando más de lo habitual. No se ha perdido nada; si tiene dudas, escríbanos.',
    unpaid: '¿Aún no ha pagado?',
    over: 'Hemos dejado de consultarlo automáticamente. Vuelva a comprobarlo cuando quiera.',
  },
  home: 'Volver al inicio',
  support: 'Contactar con nosotros',
  another: 'Hacer otra reserva',
  again: 'Volver a intentarlo',
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
  notCopied: 'Su navegador no permite copiar el número: selecciónelo y cópielo, por favor.',
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
    pending: 'Aún sin confirmar: nuestro equipo confirmará por correo electrónico.',
  },

  next: 'Próximos pasos',
  steps: { now: 'Ahora', soon: 'Después', onTheDay: 'El día del viaje' },
  stages: { requested: 'Solicitud recibida', confirmed: 'Reserva confirmada', driven: 'Su viaje' },
  see: 'Ver su reserva',
  mailed: (email) =>
    `Un correo con su número de reserva y todo lo que nos ha indicado va de camino${email === undefined ? '' : ` a ${email}`}.`,
  decided: (email) =>
    `Nuestro equipo revisará su solicitud en menos de ${ANSWER_HOURS} horas y la confirmará por correo electrónico${email === undefined ? '' : ` a ${email}`}.`,
  ifNot: 'Si no podemos realizar el viaje, se lo comunicaremos y no se cobrará nada.',
  ifNotPaid: 'Si no podemos realizar el viaje, se devolverá todo el importe a su tarjeta.',
  met: (time, place) => `Su chófer le esperará ${atTime(time, 'es')} en el lugar de recogida: ${place}.`,
  metSomewhere: 'Su chófer le esperará en el lugar de recogida.',
  payThen: {
    cash: (price) => `El pago de ${price} se hace en efectivo.`,
    card_on_pickup: (price) => `El pago de ${price} se hace con tarjeta.`,
    sumup: () => '',
  },
  nothingToPay: 'No queda nada por pagar.',
}

export const confirmationTexts: typeof english.confirmationTexts = {
  heading: 'Hemos recibido su solicitud',
  received: `Gracias. Aún no está confirmada: nuestro equipo la confirma por correo electrónico en menos de ${ANSWER_HOURS} horas.`,
  home: 'Volver al inicio',
  another: 'Hacer otra reserva',
  see: 'Ver, cambiar o cancelar una reserva',
  neutralHeading: 'Mire su correo',
  neutralBody: 'Si ha enviado una reserva, esto es lo que encontrará en su bandeja de entrada:',
  neutralSteps: [
    ['Al momento', 'Un correo con su número de reserva y todo lo que nos ha indicado.'],
    [`En menos de ${ANSWER_HOURS} horas`, 'Nuestro equipo revisa la solicitud.'],
    ['Después', 'Un segundo correo confirma la reserva o le comunica que no podemos realizar el viaje.'],
  ],
  neutralHelp: '¿No ha recibido nada al cabo de un rato? Mire en el correo no deseado o contáctenos:',
}
