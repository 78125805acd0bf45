import type { rateTexts } from '../../site/trip/rate-texts.ts'

export const tripRating: typeof rateTexts = {
  heading: '¿Qué tal el viaje?',
  score: 'Su valoración',
  hint: '1 es malo, 5 es excelente.',
  missing: 'Elija un número del 1 al 5.',
  text: '¿Qué estuvo bien y qué no? (opcional)',
  isPrivate: 'Solo lo lee nuestro equipo.',
  send: 'Enviar',
  sending: 'Enviando...',
  failed: 'Su respuesta no nos ha llegado. Compruebe su conexión e inténtelo de nuevo.',
  thanks: 'Gracias por su respuesta',
  labels: ['Malo', 'Flojo', 'Aceptable', 'Bueno', 'Excelente'],
  given: (score, label) => `${score} de 5: ${label}`,
}
