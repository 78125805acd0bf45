import { words } from '../../shared/locale/words.ts'

/** Texts of the switch of languages. */
export const languageTexts = words('languages', {
  label: 'Language',
})
