import type * as english from '../en/way-back.ts'

export const wayBackTexts: typeof english.wayBackTexts = {
  remove: 'Quitar',
  removeNamed: 'Quitar la vuelta',
}
