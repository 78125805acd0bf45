/** Texts around a legal document. */
export const legalTexts = {
  updated: 'Last updated October 21, 2025',
  contents: 'On this page',
  bookNow: 'Book Now',
  home: 'Back to home',
  phone: 'Phone',
  email: 'Email',
} as const
