import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { contactTexts } from '../../site/contact/contact-texts.ts'

export const contact: typeof contactTexts = {
  eyebrow: 'Contacto',
  heading: 'Responde una persona, a cualquier hora.',
  lead: 'Un vuelo que ha cambiado, una duda antes de reservar, un viaje que no cabe en ningún formulario: díganoslo y nos ocupamos.',

  ways: 'Cómo hablar con nosotros',
  call: 'Llámenos',
  callToo: 'O a este número',
  write: 'Escríbanos',
  chat: 'Hable por WhatsApp',
  chatNewTab: 'se abre en una pestaña nueva',

  formHeading: 'Enviar un mensaje',
  formLead: `Respondemos en ${ANSWER_HOURS} horas. Si el viaje empieza antes, llámenos.`,
  formNeedsScript:
    'Para enviar un mensaje aquí hace falta JavaScript. Por teléfono y por correo electrónico nos encuentra sin él.',
  bookingNumber: 'Número de reserva (opcional)',
  bookingNumberHint: 'Si se trata de una reserva, por ejemplo TR-7K3Q9X.',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  received: 'Gracias. Hemos recibido su mensaje.',
  another: 'Escribir otro mensaje',

  facts: [
    {
      title: 'Siempre abierto',
      text: 'Hay coches y personas de servicio día y noche, todos los días del año.',
    },
    {
      title: 'Por dónde conducimos',
      text: 'Algarve, Lisboa y Sevilla, y las carreteras entre ellos. Para cualquier otro lugar, pregúntenos.',
    },
    {
      title: 'Antes de escribir',
      text: 'El precio de la mayoría de los viajes está a un minuto: elija su ruta y véalo para cada vehículo.',
    },
  ],
  book: 'Ver el precio de un viaje',
}
