import { distanceText } from '@chauffeur/domain/distance-text'
import { words } from '../words.ts'

/** Why no car comes to a point on the map: said wherever one is chosen. */
export const placeReasons = words('placeReasons', {
  outside_area: 'This point is outside the area that we drive in.',
  at_sea: 'This point is in the water. Please choose one on land.',
  no_road_near: ({ metres }: { metres: number }) =>
    `The nearest road that we know is ${distanceText(metres)} from this point. Please choose a point on a road, or ask our team.`,
})
