import type { changes as en } from '../en/changes.ts'

export const changes: typeof en = {
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
    why: {
      notPaid: 'No se pagó a tiempo.',
      notAnswered: 'No se respondió a tiempo.',
      paymentReturned: 'Lo que se pagó por él se ha devuelto.',
      timePassed: 'La nueva hora de recogida ya ha pasado.',
      vehicleGone: 'El nuevo vehículo ya no está disponible.',
      vehicleTooSmall: 'El nuevo vehículo es demasiado pequeño para todos los pasajeros.',
      bookingRejected: 'No hemos podido aceptar la reserva.',
      bookingCancelled: 'La reserva se canceló.',
      incomplete: 'No se ha podido leer la solicitud completa. Vuelva a pedirla, por favor.',
    },
    stays: 'Su reserva sigue como estaba.',
    writeOrCall: 'Su reserva sigue como estaba. Si aún necesita el cambio, escríbanos o llámenos, por favor.',
    goesBack: (amount) =>
      `Le devolvemos, por el mismo medio de pago, los ${amount} que pagó por la diferencia, y le avisamos cuando se envíen.`,
    lines: 'Qué se solicitó',
  },
}
