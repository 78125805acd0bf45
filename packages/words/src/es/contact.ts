import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import type * as english from '../en/contact.ts'
import { arrivalTexts } from './arrival.ts'

export const contactTexts: typeof english.contactTexts = {
  eyebrow: 'Contacto',
  heading: 'Quien responde es una persona, a cualquier hora.',
  lead: 'Un vuelo que ha cambiado, una duda antes de reservar, un viaje que no cabe en ningún formulario: cuéntenoslo y nos ocuparemos.',

  ways: 'Cómo hablar con nosotros',
  call: 'Llámenos',
  callToo: 'O a este número',
  write: 'Escríbanos',
  chat: 'Hable con nosotros por WhatsApp',
  chatNewTab: 'se abre en una pestaña nueva',

  formHeading: 'Enviar un mensaje',
  formLead: `Responderemos en menos de ${ANSWER_HOURS} horas. Si el viaje empieza antes, llámenos.`,
  formNeedsScript:
    'Para enviar un mensaje aquí hace falta JavaScript. También puede llamarnos o enviarnos un correo.',
  bookingNumber: 'Número de reserva (opcional)',
  bookingNumberHint: 'Si es sobre una reserva, por ejemplo TR-7K3Q9X.',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  received: 'Gracias. Hemos recibido su mensaje.',
  another: 'Escribir otro mensaje',

  facts: [
    {
      title: 'Abierto 24 horas',
      text: 'Hay coches y personas de servicio día y noche, todos los días del año.',
    },
    {
      title: 'Dónde operamos',
      text: 'Algarve, Lisboa y Sevilla, y las carreteras que los unen. Para cualquier otro lugar, pregúntenos.',
    },
    {
      title: 'Antes de escribir',
      text: 'El precio de la mayoría de los viajes está a un minuto: elija el recorrido y véalo para cada vehículo.',
    },
  ],
  book: 'Ver el precio de un viaje',
}

export const enquiryTexts: typeof english.enquiryTexts = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  reachHint: 'Basta con uno de los dos.',
  phoneHint: 'Con el prefijo del país (+34).',
  nameMissing: 'Indique su nombre completo.',
  messageMissing: 'Escriba un mensaje.',
  oddEmail: 'Esto no parece una dirección de correo. Compruebe la dirección, por favor.',
  sending: 'Enviando...',
  again: 'Volver a intentarlo',
  nothingLost: 'Lo que ha escrito sigue aquí.',
  reference: 'Su referencia',
  next: (hours, ways) => `Nuestro equipo le responderá en menos de ${hours} horas, en ${ways.join(' o ')}.`,
}

export const questionTexts: typeof english.questionTexts = {
  eyebrow: 'Información útil',
  heading: 'Antes de reservar',
  booked: '¿Ya ha reservado?',
  see: 'Ver, cambiar o cancelar su reserva',
  questions: (from) => [
    {
      question: '¿El precio que veo es el precio que pago?',
      answer:
        'Sí. Cada vehículo tiene un precio fijo antes de que confirme nada, con o sin tráfico. Las paradas que añada tienen su propio precio, que se muestra antes de añadirlas.',
    },
    {
      question: '¿Y si mi vuelo se retrasa?',
      answer: `Indique el número de vuelo al reservar. ${flightPromise(arrivalTexts.flight, flightService(from)).promise}`,
    },
    {
      question: '¿Hasta dónde puedo ir si reservo por horas?',
      answer: `Cada hora reservada incluye ${INCLUDED_KM_PER_HOUR} kilómetros, y el recorrido se acuerda con el chófer.`,
    },
    {
      question: '¿Se pagan las sillas infantiles?',
      answer: `No. Hasta ${MAX_SEATS_PER_KIND} sillas infantiles y ${MAX_SEATS_PER_KIND} elevadores son gratuitos. Indique cuántos necesita al reservar.`,
    },
    {
      question: '¿Cómo puedo pagar?',
      answer:
        'En el Algarve, en efectivo o con tarjeta en la recogida. La reserva muestra todos los métodos de pago disponibles para su viaje antes de confirmar.',
    },
    {
      question: '¿Puedo cancelar?',
      answer:
        'Sí, gratis hasta 1 hora antes de la hora de recogida: cada correo electrónico sobre su reserva enlaza con la página donde puede verla y cancelarla.',
    },
  ],
}
