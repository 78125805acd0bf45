import type { languageTexts } from '../../site/frame/language-texts.ts'

export const languages: typeof languageTexts = {
  label: 'Idioma',
}
