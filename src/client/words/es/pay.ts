import type { payTexts } from '../../site/payment/pay-texts.ts'

export const pay: typeof payTexts = {
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
