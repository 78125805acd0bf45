import { words } from '../locale/words.ts'

/** Texts of the switch of languages. */
export const languageTexts = words('languages', {
  label: 'Language',
})
