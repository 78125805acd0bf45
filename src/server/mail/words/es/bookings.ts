import type { bookings as en } from '../en/bookings.ts'

export const bookings: typeof en = {
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
