import type { resultTexts } from '../../site/payment/result-texts.ts'

export const paymentResult: typeof resultTexts = {
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
