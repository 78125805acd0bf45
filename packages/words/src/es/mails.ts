import type { mails as english } from '../en/mails.ts'
import { changePageTexts } from './changes.ts'

const frame: typeof english.frame = {
  greeting: (name) => `Hola, ${name}:`,
  preheader: (time, place) => `${time}, recogida: ${place}`,
  request: (number) => `Solicitud ${number}`,
  contacts: 'A su disposición',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  whyYou: (number) =>
    `Recibe este correo porque esta dirección se indicó para ${number}. Si no fue usted, le rogamos que nos avise.`,
  isChanged: '¿Ha cambiado algo?',
  seeOrChange: 'Ver, cambiar o cancelar la reserva',
  everything: 'Todos los detalles',
  see: 'Ver la reserva',
  calendarEntry: (brand, place) => `${brand}: recogida, ${place}`,
  yourRequest: (reference) => `Su solicitud ${reference}`,
  yourMessage: (reference) => `Su mensaje ${reference}`,
  youWrote: 'Usted escribió',
  yourPrice: 'Su precio',
  validUntil: 'Válido hasta',
  book: 'Reservar esta oferta',
  offers: {
    booked: 'Esta oferta ya se ha reservado.',
    ended: 'Esta oferta ha caducado. Pídanos una nueva.',
    withdrawn: 'Esta oferta se ha retirado. Pídanos una nueva.',
  },
  priceHolds:
    'El precio es válido para este viaje tal como está: sus lugares, el vehículo, el día y la hora. Se puede reservar una sola vez.',
}

const bookings: typeof english.bookings = {
  received: {
    subject: (number) => `Hemos recibido su solicitud ${number}`,
    heading: 'Hemos recibido su solicitud',
    thanks: 'Gracias. La estamos revisando y le respondemos por correo electrónico.',
    next: 'Qué ocurre ahora',
    notYet: 'Confirmamos su solicitud por correo electrónico. Hasta entonces no está confirmada.',
  },
  confirmed: {
    subject: (number) => `Su reserva ${number} está confirmada`,
    heading: 'Su reserva está confirmada',
    check:
      'Será un placer llevarle. Compruebe, por favor, que todo lo que sigue es correcto y avísenos si no lo es.',
    toPay: (price) => `Aún no está pagada: pague ${price} online, por favor.`,
    goodToKnow: 'Conviene saber',
    invitation:
      'La invitación que acompaña a este correo anota el viaje en su calendario, a la hora correcta esté donde esté.',
  },
  freeUntil: (time) => `Puede cancelar gratis hasta el ${time}.`,
  reason: (reason) => `El motivo: ${reason}`,
  rejected: {
    subject: (number) => `No podemos aceptar su reserva ${number}`,
    heading: 'No podemos aceptar su reserva',
    sorry: 'Lo sentimos: esta vez no podemos llevarle, y su solicitud se ha cerrado.',
  },
  cancelled: {
    subject: (number) => `Su reserva ${number} está cancelada`,
    heading: 'Su reserva está cancelada',
    by: {
      customer: 'Usted ha cancelado este viaje; nuestro chófer no acudirá.',
      partner: 'La empresa con la que reservó ha cancelado este viaje; nuestro chófer no acudirá.',
      office: 'Hemos cancelado este viaje; nuestro chófer no acudirá.',
    },
  },
  link: {
    subject: (number) => `El enlace de su reserva ${number}`,
    subjectOfSeveral: (number) => `El enlace de su reserva ${number} y de otras`,
    heading: 'El enlace de su reserva',
    headingRenewed: 'Un nuevo enlace para su reserva',
    asked: 'Alguien lo ha pedido en nuestra web, con su dirección de correo electrónico.',
    renewed: 'Su reserva tiene un nuevo enlace. Los anteriores ya no funcionan.',
    keep: 'Quien tenga este enlace puede ver, cambiar y cancelar la reserva; le rogamos que no lo comparta.',
    others: 'Sus otras reservas',
  },
}

const changes: typeof english.changes = {
  changed: {
    subject: (number) => `Su reserva ${number} ha cambiado`,
    heading: 'Su viaje ha cambiado',
    byOffice: 'Hemos cambiado su viaje.',
    accepted: 'Hemos hecho el cambio que solicitó.',
    made: 'Hemos hecho el cambio.',
    invitation: 'La invitación que acompaña a este correo corrige el viaje en su calendario.',
    waits: 'Su solicitud sigue a la espera de nuestra respuesta, que llega por correo electrónico.',
    lines: 'Qué ha cambiado',
  },
  samePrice: 'El precio no cambia.',
  paid: (amount) => `Hemos recibido su pago de ${amount} por la diferencia.`,
  goesBack: (amount) => `Le devolvemos ${amount} por el mismo medio de pago, y le avisamos cuando se envíe.`,
  requested: {
    subject: (number) => `Hemos recibido la solicitud de cambio de la reserva ${number}`,
    heading: 'Hemos recibido su solicitud de cambio',
    looking:
      'La estamos revisando y le respondemos por correo electrónico. Su reserva sigue como está hasta que confirmemos el cambio.',
    paid: (amount) =>
      `Hemos recibido su pago de ${amount} por la diferencia. Si no podemos hacer el cambio, se lo devolvemos por el mismo medio de pago.`,
    refund: (amount) => `Si podemos hacer el cambio, le devolvemos ${amount} por el mismo medio de pago.`,
    lines: 'Qué desea cambiar',
  },
  toPay: {
    subject: (number) => `Pague, por favor, el cambio de la reserva ${number}`,
    heading: 'Su cambio está listo',
    asAgreed: (amount) =>
      `Como acordamos, cambiamos su viaje en cuanto pague online la diferencia de ${amount}. Hasta entonces su reserva sigue como está.`,
    button: 'Ver y pagar el cambio',
    lines: 'Qué va a cambiar',
  },
  ended: {
    subject: (number) => `Su reserva ${number} sigue como está`,
    withdrawn: 'El cambio se ha retirado',
    declined: 'Lo sentimos: no podemos hacer este cambio',
    expired: 'El cambio no se ha hecho',
    why: changePageTexts.endReasons,
    stays: 'Su reserva sigue como estaba.',
    writeOrCall: 'Su reserva sigue como estaba. Si aún necesita el cambio, escríbanos o llámenos, por favor.',
    goesBack: (amount) =>
      `Le devolvemos, por el mismo medio de pago, los ${amount} que pagó por la diferencia, y le avisamos cuando se envíen.`,
    lines: 'Qué se solicitó',
  },
}

const chauffeur: typeof english.chauffeur = {
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

const payments: typeof english.payments = {
  pay: (price) => `Pagar ${price} online`,
  how: {
    restToDriver: (paid, rest) => `Ya ha pagado ${paid}. Los ${rest} restantes se pagan al chófer.`,
    paid: (price) => `Hemos recibido su pago de ${price}.`,
    cash: (price) => `Paga ${price} en efectivo al chófer.`,
    card: (price) => `Paga ${price} con tarjeta al chófer, en la recogida.`,
    pending: (price) =>
      `Eligió pagar ${price} online. Aún no hemos recibido el pago; en cuanto lo recibamos, le avisamos por correo electrónico.`,
    failed: (price) => `Eligió pagar ${price} online. El pago no se completó y no le hemos cobrado nada.`,
    online: (price) => `Eligió pagar ${price} online.`,
  },
  ifNotTaken: {
    online: 'Si no podemos aceptarla, se lo decimos, y lo que haya pagado vuelve a su tarjeta.',
    driver: 'Si no podemos aceptarla, se lo decimos, y no paga nada.',
  },
  goesBack: (amount) =>
    `Le devolvemos los ${amount} que pagó, por el mismo medio de pago, y le avisamos cuando se envíen.`,
  partGoesBack: (paid, returned, kept) =>
    `De los ${paid} que pagó, le devolvemos ${returned} por el mismo medio de pago, y le avisamos cuando se envíen. Los ${kept} restantes no se devuelven.`,
  returnedBefore: (paid, before) => `De los ${paid} que pagó, ${before} ya se le habían devuelto.`,
  goesBackNow: (returned) =>
    `Ahora le devolvemos ${returned} por el mismo medio de pago, y le avisamos cuando se envíen.`,
  keptNow: (kept) => `${kept} no se devuelven.`,
  isKept: (kept) =>
    `El plazo para cancelar gratis ya había pasado; por eso no se devuelven los ${kept} que pagó.`,
  perhapsPaid: 'Lo que haya podido pagar online vuelve a su tarjeta.',
  notCharged: 'No se ha cobrado nada.',
  nothingToPay: 'No hay nada que pagar.',
  link: {
    subject: (number) => `Pague, por favor, su reserva ${number}`,
    heading: 'Su pago',
    please: (price, number) =>
      `Pague, por favor, ${price} online por la reserva ${number}. El botón abre una página nuestra que le lleva al pago; funciona hasta que la reserva esté pagada.`,
    otherWay: '¿Prefiere pagar de otra forma? Responda a este correo o llámenos.',
    nothing: (number) => `Ya no hay nada que pagar online por la reserva ${number}.`,
  },
  toDriver: {
    subject: (number) => `Cómo paga su reserva ${number}`,
    heading: 'Paga al chófer',
    asAgreed: 'Como acordamos, ya no hace falta que pague online.',
  },
  received: {
    subject: (number) => `Hemos recibido el pago de la reserva ${number}`,
    heading: 'Hemos recibido su pago',
    thanks: (amount, number) => `Gracias. Hemos recibido ${amount} por la reserva ${number}.`,
    means: {
      pending:
        'Su solicitud sigue a la espera de nuestra respuesta, que llega por correo electrónico. Si no podemos aceptarla, el importe completo vuelve a su tarjeta.',
      confirmed: 'Su reserva está confirmada y no queda nada por pagar.',
      rejected: 'No hemos podido aceptar su reserva; por eso el importe completo vuelve a su tarjeta.',
    },
    noInvoice: 'Este correo confirma su pago. No es una factura.',
  },
  notCompleted: {
    subject: (number) => `El pago de la reserva ${number} no se completó`,
    heading: 'Su pago no se completó',
    sentence: (amount) => `Su pago online de ${amount} no se completó y no le hemos cobrado nada.`,
    goOn: {
      pending: 'Su solicitud sigue en pie. Puede pagarla ahora, o decirnos si prefiere pagar de otra forma.',
      confirmed:
        'Su reserva sigue confirmada. Puede pagarla ahora, o decirnos si prefiere pagar de otra forma.',
      rejected: 'Como no hemos podido aceptar su reserva, no tiene que hacer nada más.',
    },
  },
  refunded: {
    subject: (number) => `El reembolso de su reserva ${number}`,
    heading: 'Su reembolso está en camino',
    secondPayment: (number) =>
      `Su reserva ${number} se pagó dos veces. Un pago se queda y el otro se le devuelve.`,
    cancelled: (number) => `Su reserva ${number} se ha cancelado.`,
    endedChange: (number) =>
      `El cambio de su reserva ${number} no se hizo; por eso se le devuelve lo que pagó por él.`,
    cheaperChange: (number) =>
      `El viaje de su reserva ${number}, una vez cambiado, cuesta menos de lo que pagó.`,
    notTaken: (number) => `No hemos podido aceptar su reserva ${number}.`,
    all: (number) => `Le devolvemos lo que pagó por su reserva ${number}.`,
    part: (number) => `Le devolvemos una parte de lo que pagó por su reserva ${number}.`,
    byHand: (amount) => `Le hemos devuelto ${amount}.`,
    toCard: (amount) =>
      `Hemos devuelto ${amount} a la tarjeta con la que se pagó. Aparece en su cuenta en unos días, según su banco.`,
    inAll: (returned, paid) => `En total, de los ${paid} que pagó, ya le hemos devuelto ${returned}.`,
    noInvoice: 'Este correo confirma su reembolso. No es una factura.',
  },
}

export const mails: typeof english = { frame, bookings, changes, chauffeur, payments }
