import { box, oval, path } from './draw.ts'

/** People as silhouettes, 100 high and standing on 0,0: set down with `place`. */
const JACKET =
  'M-3 -84L-11 -81Q-14 -79.5 -14.5 -74L-16 -57Q-16.5 -50 -15 -45L-12 -45L-11.6 -56L-10 -67L-9.6 -42H9.6L10 -67L11.6 -56L12 -45L15 -45Q16.5 -50 16 -57L14.5 -74Q14 -79.5 11 -81L3 -84Z'
const LEGS = 'M-9.4 -44L-8 -4L-11 -1.5V0H-2.4L-.8 -38H.8L2.4 0H11V-1.5L8 -4L9.4 -44Z'
const STRIDE = 'M-9.4 -44L-13 -5L-18 -2V0H-9L-1 -36L7 -3L6 0H15V-2L11 -4L9.4 -44Z'
const GOWN =
  'M-2.5 -83L-8 -80.5Q-10.5 -79 -11 -74L-13 -57L-10.5 -47L-8.5 -48L-10 -57L-8 -70L-6 -62Q-8 -40 -15 0Q0 3 15 0Q8 -40 6 -62L8 -70L10 -57L8.5 -48L10.5 -47L13 -57L11 -74Q10.5 -79 8 -80.5L2.5 -83Z'

const head = (skin: string): string => oval(0, -92, 5.2, 6.8, skin) + box(-2.6, -87, 5.2, 6, skin)

export const standingMan = (cloth: string, skin = cloth): string =>
  head(skin) + path(JACKET, cloth) + path(LEGS, cloth)

export const womanInDress = (cloth: string, skin = cloth): string =>
  head(skin) + oval(-0.6, -96.5, 5.6, 4, skin) + oval(-5, -97, 3.4, 3.2, skin) + path(GOWN, cloth)

/** Walking, a case in one hand. */
export const travellerWithCase = (cloth: string, caseColour: string): string =>
  head(cloth) +
  path(JACKET, cloth) +
  path(STRIDE, cloth) +
  box(9, -41, 18, 14, caseColour, 'rx="1.5"') +
  path('M13 -41v-4h8v4h-2v-2h-4v2Z', caseColour)

/** A chauffeur in his cap, holding a board before the chest. */
export const manWithBoard = (cloth: string, board: string): string =>
  head(cloth) +
  path('M-6.4 -94.5Q-8 -100 0 -101Q8 -100 6.4 -94.5Q0 -97 -6.4 -94.5Z', cloth) +
  path(
    'M-3 -84L-11 -81Q-14 -79.5 -15.5 -74L-20 -62L-12 -57L-9.6 -42H9.6L12 -57L20 -62L15.5 -74Q14 -79.5 11 -81L3 -84Z',
    cloth,
  ) +
  path(LEGS, cloth) +
  box(-16, -74, 32, 19, board, 'rx="1"')
