import { words } from '../words.ts'

/** Texts around a legal document. */
export const legalTexts = words('legalTexts', {
  updated: 'Last updated October 21, 2025',
  contents: 'On this page',
  bookNow: 'Book Now',
  home: 'Back to home',
  phone: 'Phone',
  email: 'Email',
  taxNumber: (number: string) => `tax number ${number}`,
  licence: (number: string) => `licence ${number}`,
  /** Over a translation only, with the link to what it translates. */
  translation: 'The English text is the agreement; this translation is for information.',
  original: 'Read it in English',
})
