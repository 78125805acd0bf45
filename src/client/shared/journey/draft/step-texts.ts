import { words } from '../../locale/words.ts'

/** Why a step of the wizard cannot be left yet. */
export const stepTexts = words('step', {
  tripFields: {
    pickupLocation: 'a pick-up location',
    dropoffLocation: 'a drop-off location',
    pickupDate: 'a date',
    pickupTime: 'a time',
  },
  passengerFields: { passengerName: 'full name', email: 'email', phone: 'phone' },
  and: 'and',
  stillToChoose: (what: string) => `To continue, choose ${what}.`,
  stillToFillIn: (what: string) => `To continue, fill in your ${what}.`,
})
