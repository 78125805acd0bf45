import { words } from '../words.ts'

/** Texts of the way back while it is filled in. */
export const wayBackTexts = words('wayBackTexts', {
  remove: 'Remove',
  removeNamed: 'Remove the way back',
})
