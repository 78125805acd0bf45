import type { offerTexts } from '../../site/booking/offer/offer-texts.ts'

export const offer: typeof offerTexts = {
  heading: 'Reserve su oferta',
  promise: 'Su viaje y su precio, tal como se los ofreció nuestro equipo. Solo faltan sus datos.',
  yours: 'Su oferta',
  forTrip: (vehicle) => `Para este viaje en ${vehicle}`,
  until: (deadline) => `Válida hasta el ${deadline}`,
  trip: 'El viaje ofrecido',
  fixed: 'Los lugares, la fecha, la hora y el vehículo forman parte de la oferta.',
  passengers: 'Pasajeros',
  change: 'Cambiar el viaje',
  changeTitle: '¿Cambiar el viaje?',
  changeText:
    'La oferta es para el viaje tal como está. Si cambia el viaje, se aplican los precios de hoy. El enlace de nuestro correo le devuelve a la oferta.',
  changeConfirm: 'Cambiar el viaje',
  changeCancel: 'Mantener la oferta',
  ended: {
    booked: { heading: 'Ya reservada', text: 'Esta oferta ya se ha reservado.' },
    ended: { heading: 'Esta oferta ha caducado', text: 'Esta oferta ha caducado. Pídanos una nueva.' },
    withdrawn: {
      heading: 'Esta oferta se ha retirado',
      text: 'Esta oferta se ha retirado. Pídanos una nueva.',
    },
  },
  bookedMail: 'Nuestro correo sobre la reserva dice cómo está y cómo se paga.',
  ask: 'Pedir una oferta nueva',
  today: 'Ver los precios de hoy para este viaje',
  broken: {
    heading: 'Este enlace no funciona',
    text: 'Ábralo de nuevo, entero, desde nuestro correo; o escríbanos y le ayudamos.',
  },
  failed: {
    heading: 'No hemos podido abrir su oferta',
    text: 'Compruebe su conexión e inténtelo de nuevo.',
    again: 'Intentar de nuevo',
  },
}
