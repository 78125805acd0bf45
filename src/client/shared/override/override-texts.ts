/** Texts of overriding an objection to a trip. */
export const overrideTexts = {
  lead: 'You can go over this if you have found a way to drive it.',
  reason: 'Why all the same?',
  hint: 'Kept in the history, which the office alone reads.',
  missing: 'Please say why.',
} as const
