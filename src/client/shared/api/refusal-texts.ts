import { words } from '@chauffeur/words/words'

const none: Readonly<Record<string, string>> = {}

/** In English the server's own sentence is shown. In another language its translation, else what is said here of its code. */
export const refusalTexts = words('refusals', {
  byCode: none,
  otherwise: 'Something went wrong. Please try again.',
  field: 'Please check what is written here.',
})
