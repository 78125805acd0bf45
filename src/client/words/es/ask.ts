import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { askTexts } from '../../site/booking/ask/ask-texts.ts'

export const ask: typeof askTexts = {
  ask: 'Pedir un precio a nuestro equipo',
  askFor: (vehicle) => `Pedir a nuestro equipo un precio para ${vehicle}`,
  opening: 'Abriendo...',
  description: `Estudiamos este viaje en concreto y le respondemos en ${ANSWER_HOURS} horas. Por ahora no queda nada reservado.`,
  trip: 'Su viaje',
  noTime: 'Aún sin fecha',
  anyVehicle: 'Cualquier vehículo',
  passengers: (count) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  message: 'Mensaje (opcional)',
  messagePlaceholder: 'Lo que nos pueda ayudar: si el horario es flexible, dónde exactamente, quién viaja...',
  send: 'Enviar solicitud',
  sentTitle: 'Hemos recibido su solicitud',
  bookingStays: 'Su reserva sigue aquí, tal como la ha rellenado.',
  back: 'Volver a mi reserva',
  stillPossible: 'Nuestro equipo todavía puede organizar este viaje para usted.',
}
