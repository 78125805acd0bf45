/** Why a step of the wizard cannot be left yet. */
export const stepTexts = {
  tripFields: {
    pickupLocation: 'a pick-up location',
    dropoffLocation: 'a drop-off location',
    pickupDate: 'a date',
    pickupTime: 'a time',
  },
  passengerFields: { passengerName: 'full name', email: 'email', phone: 'phone' },
  stillToChoose: (what: readonly string[]) => `To continue, choose ${listed(what)}.`,
  stillToFillIn: (what: readonly string[]) => `To continue, fill in your ${listed(what)}.`,
} as const

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
