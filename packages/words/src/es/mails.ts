import { atTime, theTime } from '@chauffeur/domain/time'
import type { mails as english } from '../en/mails.ts'
import { changePageTexts } from './changes.ts'
import { meetingTexts } from './meeting.ts'
import { tripPageTexts } from './trip.ts'

const frame: typeof english.frame = {
  greeting: (name) => `${name}:`,
  preheader: (time, place) => `${time}, recogida: ${place}`,
  request: (number) => `Solicitud ${number}`,
  contacts: 'A su disposición',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  whyYou: (number) =>
    `Le enviamos este correo porque esta dirección se indicó para ${number}. Si no fue usted, le rogamos que nos avise.`,
  isChanged: '¿Ha cambiado algo?',
  seeOrChange: 'Ver, cambiar o cancelar la reserva',
  everything: 'Todos los detalles',
  see: 'Ver la reserva',
  calendarEntry: (brand, place) => `${brand}: recogida, ${place}`,
  yourRequest: (reference) => `Su solicitud ${reference}`,
  yourMessage: (reference) => `Su mensaje ${reference}`,
  youWrote: 'Su mensaje',
  yourPrice: 'Su precio',
  validUntil: 'Válido hasta',
  book: 'Reservar esta propuesta',
  offers: {
    booked: 'Esta propuesta ya se ha reservado.',
    ended: 'Esta propuesta ha caducado. Pídanos una nueva.',
    withdrawn: 'Esta propuesta se ha retirado. Pídanos una nueva.',
  },
  priceHolds:
    'El precio es válido para este viaje tal como está: sus lugares, el vehículo, el día y la hora. Esta propuesta se puede reservar una sola vez.',
}

const bookings: typeof english.bookings = {
  received: {
    subject: (number) => `Hemos recibido su solicitud ${number}`,
    heading: 'Hemos recibido su solicitud',
    thanks: 'Gracias por su confianza. Revisaremos su solicitud y le responderemos por correo.',
    next: 'Próximos pasos',
    notYet: 'Confirmaremos su solicitud por correo electrónico. Hasta entonces no está confirmada.',
  },
  confirmed: {
    subject: (number) => `Su reserva ${number} está confirmada`,
    heading: 'Su reserva está confirmada',
    check:
      'Será un placer viajar con usted. Compruebe, por favor, que todo lo que sigue es correcto y avísenos si no lo es.',
    toPay: (price) => `Aún no está pagada: pague ${price} online, por favor.`,
    goodToKnow: 'Información útil',
    invitation: (trips) =>
      trips === 1
        ? 'La invitación adjunta añade el viaje a su calendario, a la hora local correcta.'
        : 'El archivo adjunto añade los viajes a su calendario, cada uno a la hora local correcta.',
  },
  reminder: {
    subject: (number, time) => `Su viaje ${number}: ${time}`,
    heading: 'Se acerca su viaje',
    check: 'Aquí tiene todo lo que necesita saber. Avísenos, por favor, si algo no es correcto.',
    whoDrives: (hours) =>
      `A partir de ${hours} horas antes de la recogida le diremos por correo quién será su chófer.`,
  },
  freeUntil: (time) => `Puede cancelar gratis hasta el ${time}.`,
  reason: (reason) => `El motivo: ${reason}`,
  rejected: {
    subject: (number) => `No podemos aceptar su reserva ${number}`,
    heading: 'No podemos aceptar su reserva',
    sorry: 'Lo sentimos: esta vez no podemos realizar el viaje. Su solicitud se ha cerrado.',
    why: tripPageTexts.rejectReasons,
  },
  cancelled: {
    subject: (number) => `Su reserva ${number} está cancelada`,
    heading: 'Su reserva está cancelada',
    by: {
      customer: 'El viaje se ha cancelado a petición suya; el chófer no acudirá.',
      partner: 'La empresa con la que reservó ha cancelado este viaje; el chófer no acudirá.',
      office: 'Hemos cancelado este viaje; el chófer no acudirá.',
    },
  },
  journey: {
    legs: 'Sus viajes',
    discount: 'Descuento',
    can: (dates) => `Podemos realizar el viaje del ${dates}.`,
    open: (dates) => `Aún estamos revisando el viaje del ${dates}.`,
    cannot: (date) => `No podemos realizar el del ${date}.`,
    stands: (dates) => `Su reserva para el ${dates} se mantiene.`,
    shares: (paid, shares) => `De los ${paid} que pagó, ${shares}.`,
    share: (amount, number) => `${amount} corresponden a la reserva ${number}`,
  },
  link: {
    subject: (number) => `El enlace de su reserva ${number}`,
    subjectOfSeveral: (number) => `El enlace de su reserva ${number} y de otras`,
    heading: 'El enlace de su reserva',
    headingRenewed: 'Un nuevo enlace para su reserva',
    asked: 'El enlace se ha pedido en nuestra web, con su dirección de correo electrónico.',
    renewed: 'Su reserva tiene un nuevo enlace. Los anteriores ya no funcionan.',
    keep: 'Quien tenga este enlace puede ver, cambiar y cancelar la reserva; le rogamos que no lo comparta.',
    keepOver: 'Quien tenga este enlace puede ver la reserva; le rogamos que no lo comparta.',
    others: 'Sus otras reservas',
  },
  emailChanged: {
    subject: (number) => `La dirección de correo de su reserva ${number} ha cambiado`,
    heading: 'La dirección de correo de su reserva ha cambiado',
    moved:
      'A partir de ahora, nuestros correos sobre la reserva se enviarán a otra dirección y ya no a esta.',
    undo: (until) =>
      `Si no ha sido usted, deshaga el cambio hasta el ${until}: la reserva volverá a esta dirección y todos los enlaces enviados antes dejarán de funcionar. Si ha sido usted, no tiene que hacer nada.`,
    button: 'Deshacer el cambio',
    whyYou: (number) => `Le enviamos este correo porque esta dirección estaba indicada para ${number}.`,
  },
}

const changes: typeof english.changes = {
  changed: {
    subject: (number) => `Su reserva ${number} ha cambiado`,
    heading: 'Su viaje ha cambiado',
    byOffice: 'Hemos cambiado su viaje.',
    byPartner: 'Hemos hecho el cambio que solicitó la empresa con la que reservó.',
    accepted: 'Hemos hecho el cambio que solicitó.',
    made: 'Hemos hecho el cambio.',
    invitation: 'La invitación adjunta corrige el viaje en su calendario.',
    waits: 'Su solicitud sigue a la espera de nuestra respuesta, que llegará por correo electrónico.',
    lines: 'Qué ha cambiado',
  },
  samePrice: 'El precio no cambia.',
  paid: (amount) => `Hemos recibido su pago de ${amount} por la diferencia.`,
  goesBack: (amount) =>
    `Le devolveremos ${amount} por el mismo medio de pago y le avisaremos cuando se envíe el importe.`,
  requested: {
    subject: (number) => `Hemos recibido la solicitud de cambio de la reserva ${number}`,
    heading: 'Hemos recibido su solicitud de cambio',
    byPartner: 'La empresa con la que reservó solicita este cambio de su viaje.',
    looking:
      'Revisaremos su solicitud y le responderemos por correo electrónico. Su reserva sigue como está hasta que confirmemos el cambio.',
    paid: (amount) =>
      `Hemos recibido su pago de ${amount} por la diferencia. Si no podemos hacer el cambio, le devolveremos el importe por el mismo medio de pago.`,
    refund: (amount) => `Si podemos hacer el cambio, le devolveremos ${amount} por el mismo medio de pago.`,
    lines: 'Qué desea cambiar',
  },
  toPay: {
    subject: (number) => `Cambio de la reserva ${number}: pago pendiente`,
    heading: 'Su cambio está listo',
    headingOfPartner: 'Su cambio está pendiente de pago',
    asAgreed: (amount) =>
      `Según lo acordado, cambiaremos su viaje en cuanto pague online la diferencia de ${amount}. Hasta entonces, su reserva sigue como está.`,
    within: (amount, minutes) =>
      `Pague online la diferencia de ${amount} en un plazo de ${minutes} minutos, por favor. Su reserva sigue como está hasta que se confirme el cambio.`,
    button: 'Ver y pagar el cambio',
    lines: 'Qué va a cambiar',
  },
  ended: {
    subject: (number) => `Su reserva ${number} sigue como está`,
    withdrawn: 'El cambio se ha retirado',
    byPartner: 'La empresa con la que reservó ha retirado el cambio.',
    declined: 'Lo sentimos: no podemos hacer este cambio',
    expired: 'El cambio no se ha hecho',
    why: changePageTexts.endReasons,
    stays: 'Su reserva sigue como estaba.',
    writeOrCall: 'Su reserva sigue como estaba. Si aún necesita el cambio, escríbanos o llámenos, por favor.',
    goesBack: (amount) =>
      `Le devolveremos, por el mismo medio de pago, los ${amount} que pagó por la diferencia y le avisaremos cuando se envíe el importe.`,
    lines: 'Qué se solicitó',
  },
}

const chauffeur: typeof english.chauffeur = {
  assigned: {
    heading: (first) => `Su chófer es ${first}`,
    headingOfAnother: (first) => `Su chófer es ahora ${first}`,
    otherCar: 'Su vehículo ha cambiado; el chófer sigue siendo el mismo.',
    otherTime: (time) => `La recogida pasa ${atTime(time, 'es')}; el chófer sigue siendo el mismo.`,
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
  lostFlights: meetingTexts.lostFlights,
  meeting: {
    onDay: tripPageTexts.onDay,
    subject: (time: string, number: string) => `Nos encontramos ${atTime(time, 'es')}: ${number}`,
    heading: (time: string) => `Nos encontramos ${atTime(time, 'es')}`,
    later: (booked: string, time: string) =>
      `La recogida estaba reservada para ${theTime(booked, 'es')}. Su chófer estará allí ${atTime(time, 'es')}, y la espera cuenta desde esa hora.`,
    asBooked: (time: string) => `Nos encontramos de nuevo ${atTime(time, 'es')}, como estaba reservado.`,
  },
  drives: (first) => `Su chófer es ${first}.`,
  drivesIn: (first, car, plate) => `Su chófer es ${first}. Vehículo: ${car}, ${plate}.`,
  isNow: (first) => `Su chófer es ahora ${first}.`,
  meetAt: (place) => `Punto de encuentro: ${place}.`,
  carOf: (number, carNo, carCount) => `${number}, vehículo ${carNo} de ${carCount}`,
  whichCar: (carNo, carCount) =>
    `Su reserva tiene ${carCount} vehículos. Este correo trata del vehículo ${carNo}.`,
  name: 'Chófer',
  phone: 'Teléfono del chófer',
  car: 'Vehículo',
  plate: 'Matrícula',
  see: 'Ver el viaje',
  missed: {
    subject: (number) => `No llegamos a encontrarnos: ${number}`,
    heading: 'No llegamos a encontrarnos',
    recorded:
      'Sentimos no haberle encontrado. Nuestro equipo ha registrado que nadie acudió al lugar de recogida y el viaje está cerrado.',
    writeOrCall: 'Si algo salió mal, responda a este correo o llámenos y veremos qué ha pasado.',
  },
  thanks: {
    subject: (number) => `¿Qué tal su viaje? ${number}`,
    heading: 'Gracias por viajar con nosotros',
    arrived: 'Esperamos que todo haya ido bien. Será un placer volver a viajar con usted.',
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
    cash: (price) => `El pago de ${price} se hace en efectivo, al chófer.`,
    card: (price) => `El pago de ${price} se hace con tarjeta, al chófer, en la recogida.`,
    pending: (price) =>
      `Eligió pagar ${price} online. Aún no hemos recibido el pago; en cuanto lo recibamos, le avisaremos por correo electrónico.`,
    failed: (price) => `Eligió pagar ${price} online. El pago no se completó y no se ha cobrado nada.`,
    online: (price) => `Eligió pagar ${price} online.`,
    account: 'El viaje lo paga quien lo reservó para usted. No tiene que pagar nada al chófer.',
  },
  ifNotTaken: {
    online:
      'Si no podemos aceptar la solicitud, se lo comunicaremos y lo que haya pagado se devolverá a su tarjeta.',
    driver: 'Si no podemos aceptar la solicitud, se lo comunicaremos y no se cobrará nada.',
  },
  goesBack: (amount) =>
    `Le devolveremos, por el mismo medio de pago, los ${amount} que pagó y le avisaremos cuando se envíe el importe.`,
  partGoesBack: (paid, returned, kept) =>
    `De los ${paid} que pagó, le devolveremos ${returned} por el mismo medio de pago y le avisaremos cuando se envíe el importe. Los ${kept} restantes no se devuelven.`,
  returnedBefore: (paid, before) => `De los ${paid} que pagó, ${before} ya se le habían devuelto.`,
  goesBackNow: (returned) =>
    `Ahora le devolveremos ${returned} por el mismo medio de pago y le avisaremos cuando se envíe el importe.`,
  keptNow: (kept) => `${kept} no se devuelven.`,
  isKept: (kept) =>
    `El plazo para cancelar gratis ya había pasado; por eso no se devuelven los ${kept} que pagó.`,
  perhapsPaid: 'Lo que haya podido pagar online se devolverá a su tarjeta.',
  notCharged: 'No se ha cobrado nada.',
  nothingToPay: 'No hay nada que pagar.',
  link: {
    subject: (number) => `Reserva ${number}: pago pendiente`,
    heading: 'Su pago',
    please: (price, number) =>
      `El pago de ${price} por la reserva ${number} está pendiente. El botón abre una página nuestra que lleva al pago online; funciona hasta que la reserva esté pagada.`,
    otherWay: '¿Prefiere otro método de pago? Responda a este correo o llámenos.',
    nothing: (number) => `Ya no hay nada que pagar online por la reserva ${number}.`,
  },
  toDriver: {
    subject: (number) => `Pago de la reserva ${number}`,
    heading: 'Pago al chófer',
    asAgreed: 'Según lo acordado, ya no hace falta que pague online.',
  },
  received: {
    subject: (number) => `Hemos recibido el pago de la reserva ${number}`,
    heading: 'Hemos recibido su pago',
    thanks: (amount, number) => `Gracias. Hemos recibido ${amount} por la reserva ${number}.`,
    means: {
      pending:
        'Su solicitud sigue a la espera de nuestra respuesta, que llegará por correo electrónico. Si no podemos aceptarla, el importe completo se devolverá a su tarjeta.',
      confirmed: 'Su reserva está confirmada y no queda nada por pagar.',
      rejected: 'No hemos podido aceptar su reserva; por eso el importe completo se devolverá a su tarjeta.',
    },
    noInvoice: 'Este correo confirma su pago. No es una factura.',
  },
  notCompleted: {
    subject: (number) => `El pago de la reserva ${number} no se completó`,
    heading: 'Su pago no se completó',
    sentence: (amount) => `Su pago online de ${amount} no se completó y no se ha cobrado nada.`,
    goOn: {
      pending: 'Su solicitud sigue en pie. Puede pagar ahora o decirnos si prefiere otro método de pago.',
      confirmed: 'Su reserva sigue confirmada. Puede pagar ahora o decirnos si prefiere otro método de pago.',
      rejected: 'Como no hemos podido aceptar su reserva, no tiene que hacer nada más.',
    },
  },
  refunded: {
    subject: (number) => `El reembolso de su reserva ${number}`,
    heading: 'Hemos enviado su reembolso',
    secondPayment: (number) => `Su reserva ${number} se pagó dos veces. Uno de los pagos se devolverá.`,
    cancelled: (number) => `Su reserva ${number} se ha cancelado.`,
    endedChange: (number) =>
      `El cambio de su reserva ${number} no se hizo; por eso se devolverá lo que pagó por él.`,
    cheaperChange: (number) =>
      `El viaje de su reserva ${number}, una vez cambiado, cuesta menos de lo que pagó.`,
    notTaken: (number) => `No hemos podido aceptar su reserva ${number}.`,
    all: (number) => `Devolución de lo que pagó por su reserva ${number}.`,
    part: (number) => `Devolución de una parte de lo que pagó por su reserva ${number}.`,
    byHand: (amount) => `Le hemos devuelto ${amount}.`,
    toCard: (amount) =>
      `Hemos devuelto ${amount} a la tarjeta con la que se pagó. Aparecerá en su cuenta en unos días, según el banco.`,
    inAll: (returned, paid) => `En total, de los ${paid} que pagó, ya le hemos devuelto ${returned}.`,
    noInvoice: 'Este correo confirma su reembolso. No es una factura.',
  },
}

export const mails: typeof english = { frame, bookings, changes, chauffeur, payments }
