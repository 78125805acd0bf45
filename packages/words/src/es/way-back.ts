import type * as english from '../en/way-back.ts'

export const wayBackTexts: typeof english.wayBackTexts = {
  remove: 'Quitar',
  removeNamed: 'Quitar la vuelta',
  departure: 'El vuelo sale a las',
  departureHint: 'Le sugerimos la hora de recogida.',
  leaves: (time) => `Su vuelo sale a las ${time}.`,
  leavesNextDay: (time) => `Su vuelo sale a las ${time} del día siguiente.`,
  suggest: (time, drive, hours) => `Le sugerimos las ${time}: ${drive} y ${hours} horas en el aeropuerto.`,
  drive: (minutes) => (minutes === 1 ? '1 minuto de viaje' : `${minutes} minutos de viaje`),
  longDrive: (duration) => `${duration} de viaje`,
  take: (time) => `Elegir las ${time}`,
  asSuggested: 'Como sugerido',
}
