import { SENTENCES } from '@chauffeur/contract/sentences'
import { words } from '../../shared/locale/words.ts'

/** The words in place of a page that could not be rendered. */
export const failureTexts = words('failure', {
  heading: 'This page did not load',
  body: SENTENCES.somethingWentWrong,
  again: 'Try again',
})
