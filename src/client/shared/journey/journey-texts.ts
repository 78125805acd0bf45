import { words } from '../locale/words.ts'

/** Texts of a journey, wherever it is shown. */
export const journeyTexts = words('journey', {
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  kilometres: (km: string, miles: string) => `${km} km (${miles} mi)`,
  routePoints: 'Route points',
  stopPoint: (stay: string) => `Stop, ${stay}`,
  byDriver: 'To be defined with the driver',
})
