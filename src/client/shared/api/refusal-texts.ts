import { words } from '@chauffeur/words/words'

type Mistake = string | ((values: { label: string; max: number; min: number }) => string)

const none: Readonly<Record<string, string>> = {}
const noMistakes: Readonly<Record<string, Mistake>> = {}

/**
 * In English the server's own sentence is shown. In another language that of its reason, else what is said here of its
 * code; of a wrong field, what is said here of the kind of mistake.
 */
export const refusalTexts = words('refusals', {
  byCode: none,
  otherwise: 'Something went wrong. Please try again.',
  field: 'Please check what is written here.',
  fieldMistakes: noMistakes,
  fieldLabels: none,
})
