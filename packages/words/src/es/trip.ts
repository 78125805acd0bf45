import { atTime } from '@chauffeur/domain/time'
import { EMAIL_UNDO_HOURS } from '@chauffeur/domain/email-change'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/trip.ts'

const contados = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const tripPageTexts: typeof english.tripPageTexts = {
  waiting: {
    heading: 'Un momento',
    body: 'Estamos buscando su reserva.',
    withoutScripts:
      'Esta página necesita JavaScript, que está desactivado en su navegador. Permítalo para este sitio y vuelva a cargar la página; o responda a nuestro correo y le ayudaremos.',
  },
  missing: {
    heading: 'Ver, cambiar o cancelar su reserva',
    body: 'Abra el enlace de cualquiera de nuestros correos sobre la reserva. Cada reserva tiene el suyo.',
  },
  wrongLink: {
    heading: 'Este enlace no funciona',
    body: 'Quizá el enlace se haya cortado o ya haya otro más reciente. Abra el de nuestro último correo o pida que se lo enviemos de nuevo.',
  },
  ended: {
    heading: 'Este enlace ha caducado',
    body: 'Escríbanos si aún necesita algo de este viaje.',
  },
  replaced: {
    heading: 'Este enlace ha caducado',
    body: 'Ya hay uno más reciente. Abra el de nuestro último correo, o pida que se lo enviemos de nuevo.',
  },
  sendLink: {
    heading: '¿Ha perdido el enlace?',
    email: 'Correo electrónico',
    emailHint: 'El mismo con el que reservó.',
    number: 'Número de reserva',
    numberHint: 'Si lo tiene. Sin él, enviamos los enlaces de todas sus reservas.',
    submit: 'Recibir el enlace',
    busy: 'Enviando…',
    needsScript:
      'Este formulario necesita JavaScript, que está desactivado en su navegador. Llámenos o escríbanos.',
    failed: 'Su petición no nos ha llegado. Compruebe su conexión e inténtelo de nuevo.',
    done: 'Si hay una reserva que coincida, su enlace va de camino a esa dirección.',
  },
  noMail: '¿No ha recibido el correo al cabo de unos minutos? Mire en el correo no deseado o contáctenos:',
  writeToUs: 'Escríbanos',
  failed: {
    heading: 'No hemos podido abrir la reserva',
    body: 'Su reserva está a salvo. Compruebe su conexión e inténtelo de nuevo.',
    again: 'Volver a intentarlo',
  },
  states: {
    pending: {
      heading: 'Hemos recibido su solicitud',
      text: `Nuestro equipo revisará la solicitud en menos de ${ANSWER_HOURS} horas y la confirmará por correo electrónico.`,
    },
    confirmed: { heading: 'Su viaje está confirmado', text: 'Su chófer le estará esperando.' },
    rejected: {
      heading: 'Esta vez no podemos realizar el viaje',
      text: 'No hay nada que pagar por esta reserva.',
    },
    cancelled: { heading: 'Este viaje está cancelado', text: 'No se enviará ningún coche.' },
  },
  over: { heading: 'Su viaje ha terminado', text: 'Gracias por viajar con nosotros.', chip: 'Realizada' },
  missed: {
    heading: 'No llegamos a encontrarnos',
    text: 'Su chófer esperó en el lugar de recogida y ya se ha marchado. Si algo salió mal, llámenos.',
    chip: 'No realizada',
  },
  chips: { pending: 'Pendiente', confirmed: 'Confirmada', rejected: 'Rechazada', cancelled: 'Cancelada' },
  onlyShown: 'Este enlace solo muestra el viaje. Únicamente quien lo reservó puede cambiarlo.',
  booking: 'Reserva',
  journey: 'Viaje',
  landing: {
    open: 'Aterrizo más tarde',
    title: '¿A qué hora aterriza?',
    lead: 'La recogida se reservó para un vuelo que llega a su hora. Avisamos al chófer y a nuestro equipo.',
    time: 'Aterriza a las',
    hint: 'Según la hora del aeropuerto.',
  },
  metAt: (time: string) => `Nos encontramos ${atTime(time, 'es')}.`,
  onDay: (time: string, day: string) => `${time} del ${day}`,
  routePoints: 'Puntos del recorrido',
  map: (from, to) =>
    to === null ? `Mapa del lugar de recogida: ${from}` : `Mapa del recorrido: ${from} – ${to}`,
  distance: (km) => `${String(km).replace('.', ',')} km por carretera`,
  showMap: 'Ver el mapa',
  stop: (minutes) => `Parada de ${contados(minutes, 'minuto', 'minutos')}`,
  hire: (hours) => `Servicio por horas: ${hours} horas`,
  service: 'Servicio',
  vehicle: 'Vehículo',
  passengers: (count) => contados(count, 'pasajero', 'pasajeros'),
  childSeats: (count) => contados(count, 'silla infantil', 'sillas infantiles'),
  boosterSeats: (count) => contados(count, 'elevador', 'elevadores'),
  reason: 'Motivo',
  rejectReasons: { not_decided: 'No hemos podido darle una respuesta a tiempo.' },
  price: 'Precio',
  paidHow: {
    cash: 'En efectivo, a su chófer.',
    card_on_pickup: 'Con tarjeta, a su chófer.',
    sumup: 'Online.',
    account: 'Lo paga quien lo reservó para usted.',
  },
  payNow: 'Pagar online',
  payAllNow: 'Pagar todos los viajes online',
  nothingToPay: 'No hay nada que pagar.',
  paid: (amount) => `${amount} pagados.`,
  toDriver: (amount) => `${amount} a pagar a su chófer.`,
  returning: (amount) => `Devolución de ${amount} en curso, por el mismo medio de pago.`,
  returned: (amount) => `Devolución realizada: ${amount}, por el mismo medio de pago.`,
  money: {
    heading: 'Lo que pagó',
    paid: 'Pagado',
    returned: 'Devuelto',
    onItsWay: 'En devolución',
    toBeReturned: 'Pendiente de devolver',
    kept: 'No devuelto',
    how: 'Los bancos tardan unos días en mostrar la devolución.',
    stuck: 'La devolución automática no ha sido posible. Nuestro equipo ya se ocupa de ello.',
    perhapsPaid: 'Si aún nos llega un pago, se devolverá por completo.',
  },

  more: 'Guardar y compartir',
  addToCalendar: 'Añadir al calendario',
  print: 'Imprimir',
  share: 'Compartir el viaje',
  shareHint: 'Quien tiene este enlace ve el viaje y no puede cambiar nada.',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  shareByWhatsapp: 'Enviar por WhatsApp',
  notCopied: 'No se ha podido copiar el enlace. Selecciónelo arriba y cópielo.',
  shared: (brand) => `Mi viaje con ${brand}`,
  ask: 'Preguntar por WhatsApp',
  question: (number) => `¡Hola! Les escribo por mi reserva ${number}.`,
  bookedTogether: 'Reservados juntos',
  legOf: (journey, leg, legs) => `Conjunto ${journey}, viaje ${leg} de ${legs}`,
  otherLeg: (number, day) => `${number}, ${day}`,
  again: 'Reservar otra vez',
  back: 'Reservar la vuelta',

  change: {
    open: 'Cambiar los datos',
    openFlight: 'Cambiar el número de vuelo',
    title: 'Cambiar los datos',
    lead: 'No tiene coste y avisamos a nuestro equipo al momento.',
    keep: 'Cerrar',
    submit: 'Guardar',
    busy: 'Guardando…',
    done: 'Guardado. Hemos avisado a nuestro equipo.',
    failed: 'No se ha podido guardar. Compruebe su conexión e inténtelo de nuevo.',
  },
  guest: {
    heading: 'Sus datos de contacto',
    name: 'Nombre completo',
    nameMissing: 'Falta el nombre completo.',
    email: 'Correo electrónico',
    open: 'Corregir el nombre o el correo',
    lead: 'Avisamos a nuestro equipo al momento.',
    emailHint: `La nueva dirección recibe la confirmación con su enlace. La anterior recibe un correo con el que se puede deshacer el cambio durante ${EMAIL_UNDO_HOURS} horas.`,
    doneByMail: (email) => `Guardado. La confirmación va de camino a ${email}.`,
  },
  link: {
    lead: 'Quien tenga el enlace de nuestros correos puede ver, cambiar y cancelar esta reserva.',
    leadOver: 'Quien tenga el enlace de nuestros correos puede ver esta reserva.',
    open: 'Desactivar este enlace y recibir uno nuevo',
    question: '¿Desactivar este enlace?',
    what: (email) =>
      `Todos los enlaces de esta reserva enviados o compartidos hasta ahora dejarán de funcionar al momento: quien los abra verá «Este enlace ha caducado». Enviaremos uno nuevo a ${email}. En este navegador la reserva seguirá abierta.`,
    yes: 'Sí, desactivarlo',
    keep: 'Conservar el enlace',
    busy: 'Desactivando…',
    done: (email) => `Los enlaces anteriores ya no funcionan. Uno nuevo va de camino a ${email}.`,
    failed: 'No se ha desactivado nada. Compruebe su conexión e inténtelo de nuevo.',
  },
  cancel: {
    heading: 'Cancelar',
    open: 'Cancelar este viaje',
    free: 'Mientras la reserva no esté confirmada, puede cancelarla gratis.',
    freeUntil: (deadline) => `Cancelación gratuita hasta el ${deadline}.`,
    past: (deadline) => `El plazo para cancelar gratis terminó el ${deadline}.`,
    question: '¿Cancelar este viaje?',
    nothingPaid: 'La cancelación no tiene coste. No se puede deshacer.',
    returns: (amount) =>
      `Los ${amount} que pagó se devolverán por el mismo medio de pago. Los bancos tardan unos días. No se puede deshacer.`,
    returnsRest: (amount, paid) =>
      `De los ${paid} que pagó, se devolverán ${amount} por el mismo medio de pago; el resto ya se ha devuelto o está en devolución. Los bancos tardan unos días. No se puede deshacer.`,
    returnsPart: (amount, kept) =>
      `Los ${amount} que pagó por el cambio se devolverán por el mismo medio de pago. Los ${kept} que pagó por el viaje no se devuelven. No se puede deshacer.`,
    keeps: (amount) => `Si cancela ahora, los ${amount} que pagó no se devuelven. No se puede deshacer.`,
    reading: 'Consultando las condiciones…',
    changed: 'Entretanto, las condiciones han cambiado. Revíselas de nuevo, por favor.',
    keep: 'Mantener el viaje',
    yes: 'Sí, cancelar el viaje',
    yesAndReturn: (amount) => `Sí, cancelar y devolver ${amount}`,
    busy: 'Cancelando…',
    failed: 'No se ha cancelado nada. Compruebe su conexión e inténtelo de nuevo.',
  },
}

export const emailUndoTexts: typeof english.emailUndoTexts = {
  waiting: {
    heading: 'Un momento',
    body: 'Estamos buscando el cambio.',
    withoutScripts: `Aquí puede deshacer el cambio de la dirección de correo de su reserva, durante ${EMAIL_UNDO_HOURS} horas. Esta página necesita JavaScript, que está desactivado en su navegador. Permítalo para este sitio y vuelva a cargar la página; o llámenos, y lo deshacemos nosotros.`,
  },
  open: {
    heading: '¿Deshacer el cambio de la dirección de correo?',
    body: (number) =>
      `Nuestros correos sobre la reserva ${number} volverán a enviarse a esta dirección. Todos los enlaces de la reserva enviados hasta ahora dejarán de funcionar, y recibirá uno nuevo aquí. Avisaremos a nuestro equipo al momento.`,
    button: 'Deshacer el cambio',
    busy: 'Deshaciendo…',
  },
  undone: {
    heading: 'El cambio se ha deshecho',
    body: (number) =>
      `Nuestros correos sobre la reserva ${number} volverán a enviarse a esta dirección. Los enlaces anteriores ya no funcionan, y uno nuevo va de camino.`,
  },
  ended: {
    heading: 'Este enlace ha caducado',
    body: `Un cambio de la dirección de correo se puede deshacer durante ${EMAIL_UNDO_HOURS} horas, y una sola vez. Si algo de su reserva no es correcto, llámenos.`,
  },
  broken: {
    heading: 'Este enlace no funciona',
    body: 'Ábralo de nuevo, completo, desde nuestro correo o escríbanos.',
  },
  failed: {
    heading: 'No hemos podido encontrar el cambio',
    body: 'No ha cambiado nada. Compruebe su conexión e inténtelo de nuevo.',
    again: 'Volver a intentarlo',
  },
  support: 'Contactar',
}

export const chauffeurTexts: typeof english.chauffeurTexts = {
  title: 'Su chófer',
  call: (name) => `Llamar a ${name}`,
  steps: {
    onTheWay: 'En camino',
    arrived: 'En el lugar de recogida',
    onBoard: 'A bordo',
    completed: 'Llegada',
  },
  now(name, pickup, { state, includedWait }) {
    switch (state) {
      case 'accepted':
        return `Su chófer es ${name}.`
      case 'on_the_way':
        return `${name} está en camino.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} le espera en el lugar de recogida: ${pickup}. Están incluidos ${includedWait} minutos de espera.`
      case 'on_board':
        return 'Buen viaje.'
      case 'completed':
        return 'Gracias por viajar con nosotros.'
      case 'no_show':
        break
    }
    return 'Le hemos esperado, pero no llegamos a encontrarnos. Llámenos, por favor.'
  },
}

export const nextStepTexts: typeof english.nextStepTexts = {
  heading: 'Próximos pasos',
  decided: {
    when: `En menos de ${ANSWER_HOURS} horas`,
    text: 'Nuestro equipo revisa su solicitud y la confirma por correo electrónico.',
  },
  driver: {
    when: (time) => `Desde el ${time}`,
    text: 'Le decimos por correo electrónico y en esta página quién es su chófer y cuál es el vehículo.',
  },
  lands: 'Cuando aterrice',
  waits: (airport) => `Su chófer le espera en: ${airport}.`,
  comes: (pickup) => `Su chófer le esperará en el lugar de recogida: ${pickup}.`,
  sign: (name) => `Busque el cartel con «${name}».`,
  namedSign: 'Busque el cartel con el nombre de quien viaja.',
  shown: 'Después, esta página muestra los pasos de su chófer.',
  hire: {
    when: (hours) => `${hours} horas de servicio`,
    text: 'Su chófer se queda con usted durante ese tiempo.',
  },
  leg: (number) => `Su siguiente viaje, ${number}.`,
}

export const rateTexts: typeof english.rateTexts = {
  heading: '¿Qué tal el viaje?',
  score: 'Su valoración',
  hint: '1 es malo, 5 es excelente.',
  missing: 'Elija un número del 1 al 5.',
  text: '¿Qué estuvo bien y qué no? (opcional)',
  isPrivate: 'Solo lo lee nuestro equipo.',
  send: 'Enviar',
  sending: 'Enviando...',
  failed: 'Su respuesta no nos ha llegado. Compruebe su conexión e inténtelo de nuevo.',
  thanks: 'Gracias por su respuesta',
  labels: ['Malo', 'Flojo', 'Aceptable', 'Bueno', 'Excelente'],
  given: (score, label) => `${score} de 5: ${label}`,
}
