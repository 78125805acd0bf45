import type { languageTexts } from '../../site/language-texts.ts'

export const languages: typeof languageTexts = {
  label: 'Idioma',
}
