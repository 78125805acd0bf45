import { distanceText } from '@chauffeur/domain/distance-text'
import type { placeReasons as english } from '../en/place-reasons.ts'

export const placeReasons: typeof english = {
  outside_area: 'Este ponto fica fora da zona em que circulamos.',
  at_sea: 'Este ponto fica na água. Escolha um ponto em terra, por favor.',
  no_road_near: ({ metres }) =>
    `A estrada mais próxima que conhecemos fica a ${distanceText(metres, 'pt')} deste ponto. Escolha um ponto junto a uma estrada ou pergunte à nossa equipa, por favor.`,
}
