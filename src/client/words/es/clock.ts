import type { clockTexts } from '../../shared/journey/state/clock-texts.ts'

export const clock: typeof clockTexts = {
  dayIsPast: 'Este día ya ha pasado. Elija otro, por favor.',
  timeIsPast: 'Esta hora de recogida ya ha pasado. Elija una más tarde, por favor.',
  timeIsSkipped: (time, next) =>
    `Esa noche se adelantan los relojes: las ${time} no existen. La siguiente hora que existe es ${next}.`,
}
