import { box, disc, path } from './draw.ts'

/** People as silhouettes, 100 high and standing on 0,0: set down with `place`. */
export const standingMan = (cloth: string, skin = cloth): string =>
  disc(0, -92, 7.2, skin) +
  path('M-7 -96a7.4 7.4 0 0 1 14 -1l-1 3h-12Z', cloth) +
  path(
    'M-4 -85h8l9 4q4 3 4.500 12l2 24l-4 1l-4.500 -18l-1 14v68h-8l-1.800 -58l-2.400 58h-8v-68l-1 -14l-4 18l-4.500 -1l2 -24q.5 -9 4.700 -12Z',
    cloth,
  )

export const womanInDress = (cloth: string, skin = cloth): string =>
  disc(0, -90, 6.6, skin) +
  disc(-4, -92, 4.6, cloth) +
  path('M-3.500 -83h7l7 4l5 22l-3 1l-6 -15l-1 14l13 57q-19 4 -37 0l13 -57l-1 -14l-6 15l-3 -1l5 -22Z', cloth)

/** Turned to the right with a hand out, a case in the other. */
export const travellerWithCase = (cloth: string, caseColour: string): string =>
  standingMan(cloth) +
  box(-27, -34, 16, 20, caseColour, 'rx="1.500"') +
  box(-22, -38, 6, 4, caseColour) +
  path('M10 -76l16 18l-2.500 3l-18 -14Z', cloth)

/** Holding a board before the chest. */
export const manWithBoard = (cloth: string, board: string): string =>
  standingMan(cloth) +
  path('M-14 -74l-5 16l8 5h22l8 -5l-5 -16Z', cloth) +
  box(-17, -73, 34, 19, board, 'rx="1"')
