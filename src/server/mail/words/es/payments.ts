import type { payments as en } from '../en/payments.ts'

export const payments: typeof en = {
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
    byHand: (amount) => `Le hemos enviado ${amount} por el mismo medio de pago.`,
    toCard: (amount) =>
      `Hemos devuelto ${amount} a la tarjeta con la que se pagó. Aparece en su cuenta en unos días, según su banco.`,
    noInvoice: 'Este correo confirma su reembolso. No es una factura.',
  },
}
