import { arrivalWords } from '@chauffeur/domain/arrival-words'
import { words } from '@chauffeur/words/words'

/** How a guest is met at an airport: the same words as in the mails. */
export const arrivalTexts = words('arrivalTexts', arrivalWords)
