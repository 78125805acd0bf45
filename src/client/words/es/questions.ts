import { flightPromise } from '@chauffeur/domain/arrival'
import { spanishArrivalWords } from '@chauffeur/domain/arrival-words-es'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import type { questionTexts } from '../../site/content/questions.ts'

export const questions: typeof questionTexts = {
  eyebrow: 'Conviene saberlo',
  heading: 'Antes de reservar',
  booked: '¿Ya ha reservado?',
  see: 'Ver, cambiar o cancelar su reserva',
  questions: [
    {
      question: '¿El precio que veo es el precio que pago?',
      answer:
        'Sí. Cada vehículo tiene un precio fijo antes de que confirme nada, haya el tráfico que haya. Las paradas que añada tienen su propio precio, que se muestra antes de añadirlas.',
    },
    {
      question: '¿Y si mi vuelo se retrasa?',
      answer: `Indique el número de vuelo al reservar. ${flightPromise(spanishArrivalWords.flight).promise}`,
    },
    {
      question: '¿Hasta dónde puedo ir si reservo por horas?',
      answer: `Cada hora reservada incluye ${INCLUDED_KM_PER_HOUR} kilómetros, y es usted quien dice al chófer adónde ir.`,
    },
    {
      question: '¿Se pagan las sillas infantiles?',
      answer: `No. Hasta ${MAX_SEATS_PER_KIND} sillas infantiles y ${MAX_SEATS_PER_KIND} elevadores son gratuitos. Indique cuántos necesita al reservar.`,
    },
    {
      question: '¿Cómo puedo pagar?',
      answer:
        'En el Algarve, en efectivo o con tarjeta cuando le recogemos. La reserva muestra todas las formas disponibles para su viaje antes de confirmar.',
    },
    {
      question: '¿Puedo cancelar?',
      answer:
        'Sí, gratis hasta 1 hora antes de la hora de recogida: cada correo electrónico sobre su reserva enlaza con la página donde la ve y la cancela.',
    },
  ],
}
