import type * as english from '../en/way-back.ts'

export const wayBackTexts: typeof english.wayBackTexts = {
  remove: 'Remover',
  removeNamed: 'Remover o regresso',
  departure: 'O voo parte às',
  departureHint: 'Sugerimos a hora da recolha.',
  leaves: (time) => `O seu voo parte às ${time}.`,
  leavesNextDay: (time) => `O seu voo parte às ${time} do dia seguinte.`,
  suggest: (time, drive, hours) => `Sugerimos ${time}: ${drive} e ${hours} horas no aeroporto.`,
  drive: (minutes) => (minutes === 1 ? '1 minuto de viagem' : `${minutes} minutos de viagem`),
  longDrive: (duration) => `${duration} de viagem`,
  take: (time) => `Escolher ${time}`,
  asSuggested: 'Como sugerido',
}
