import type { pageHeads as english } from '../../site/content/page-heads.ts'

export const pageHeads: typeof english = {
  booking: {
    title: 'Reserve su viaje',
    description:
      'Reserve un Mercedes con chófer en el Algarve, Lisboa y Sevilla, con precio fijo antes de confirmar.',
  },
  confirmation: {
    title: 'Su reserva',
    description: 'Qué ocurre después de enviar una reserva.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Hable con nuestro equipo por teléfono, correo electrónico o WhatsApp a cualquier hora, o escríbanos aquí: traslados y alquiler con chófer en el Algarve, Lisboa y Sevilla.',
  },
  pay: {
    title: 'Pagar su reserva',
    description: 'Pague una reserva online, con el enlace de nuestro correo electrónico.',
  },
  payment: {
    title: 'Su pago',
    description: 'El estado de su pago online.',
  },
  trip: {
    title: 'Su viaje',
    description: 'Vea, cambie o cancele su reserva, con el enlace privado de nuestro correo electrónico.',
  },
}
