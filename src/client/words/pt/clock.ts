import type { clockTexts } from '../../shared/journey/state/clock-texts.ts'

export const clock: typeof clockTexts = {
  dayIsPast: 'Este dia já passou. Escolha outro, por favor.',
  timeIsPast: 'Esta hora de recolha já passou. Escolha outra mais tarde, por favor.',
  timeIsSkipped: (time, next) =>
    `Nessa noite os relógios adiantam: as ${time} não existem. A hora seguinte que existe é ${next}.`,
}
