import { distanceText } from '@chauffeur/domain/distance-text'
import type { placeReasons as english } from '../en/place-reasons.ts'

export const placeReasons: typeof english = {
  outside_area: 'Este punto queda fuera de la zona en la que circulamos.',
  at_sea: 'Este punto está en el agua. Elija uno en tierra, por favor.',
  no_road_near: ({ metres }) =>
    `La carretera más cercana que conocemos está a ${distanceText(metres, 'es')} de este punto. Elija un punto junto a una carretera o pregunte a nuestro equipo, por favor.`,
}
