import { atTime } from '@chauffeur/domain/time'
import type * as english from '../en/flight-times.ts'

export const flightTimeTexts: typeof english.flightTimeTexts = {
  landing: 'El vuelo aterriza a las',
  departure: 'El vuelo sale a las',
  hint: 'Le sugerimos la hora de recogida.',
  suggestAfterLanding: (time) => `Le sugerimos las ${time}: media hora después de aterrizar.`,
  onDay: (time, day) => `${time} (${day})`,
  leaves: (time) => `Su vuelo sale ${atTime(time, 'es')}.`,
  leavesNextDay: (time) => `Su vuelo sale ${atTime(time, 'es')} del día siguiente.`,
  suggest: (time, drive, hours) => `Le sugerimos las ${time}: ${drive} y ${hours} horas en el aeropuerto.`,
  drive: (minutes) => (minutes === 1 ? '1 minuto de viaje' : `${minutes} minutos de viaje`),
  longDrive: (duration) => `${duration} de viaje`,
  take: (time) => `Elegir las ${time}`,
  asSuggested: 'Como sugerido',
  risks: {
    before_landing: 'La recogida es antes de que aterrice el vuelo. Compruebe las dos horas.',
    long_after_landing: 'La recogida es más de tres horas después de aterrizar. Compruebe las dos horas.',
    after_departure: 'La recogida es después de la salida del vuelo. Compruebe las dos horas.',
    late_for_departure: 'La recogida puede ser demasiado tarde para su vuelo.',
  },
}
