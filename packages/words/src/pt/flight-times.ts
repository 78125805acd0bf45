import { atTime } from '@chauffeur/domain/time'
import type * as english from '../en/flight-times.ts'

export const flightTimeTexts: typeof english.flightTimeTexts = {
  landing: 'O voo aterra às',
  departure: 'O voo parte às',
  hint: 'Sugerimos a hora da recolha.',
  suggestAfterLanding: (time) => `Sugerimos ${time}: meia hora depois de aterrar.`,
  onDay: (time, day) => `${time} (${day})`,
  leaves: (time) => `O seu voo parte ${atTime(time, 'pt')}.`,
  leavesNextDay: (time) => `O seu voo parte ${atTime(time, 'pt')} do dia seguinte.`,
  suggest: (time, drive, hours) => `Sugerimos ${time}: ${drive} e ${hours} horas no aeroporto.`,
  drive: (minutes) => (minutes === 1 ? '1 minuto de viagem' : `${minutes} minutos de viagem`),
  longDrive: (duration) => `${duration} de viagem`,
  take: (time) => `Escolher ${time}`,
  asSuggested: 'Como sugerido',
  risks: {
    before_landing: 'A recolha é antes de o voo aterrar. Verifique as duas horas.',
    long_after_landing: 'A recolha é mais de três horas depois de o voo aterrar. Verifique as duas horas.',
    after_departure: 'A recolha é depois de o voo partir. Verifique as duas horas.',
    late_for_departure: 'A recolha pode ser demasiado tarde para o seu voo.',
  },
}
