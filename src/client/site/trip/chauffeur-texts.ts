import type { Chauffeur } from '@chauffeur/contract/trip'
import { words } from '../../shared/locale/words.ts'

/** Texts of who drives the guest. */
export const chauffeurTexts = words('chauffeur', {
  title: 'Your chauffeur',
  call: (name: string) => `Call ${name}`,
  steps: { onTheWay: 'On the way', arrived: 'At the pick-up', onBoard: 'On board', completed: 'Arrived' },
  now(name: string, pickup: string, { state, includedWait }: Chauffeur): string {
    switch (state) {
      case 'accepted':
        return `${name} drives you.`
      case 'on_the_way':
        return `${name} is on the way to you.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} waits at ${pickup}; ${includedWait} minutes are included.`
      case 'on_board':
        return 'Have a good journey.'
      case 'completed':
        return 'Thank you for travelling with us.'
      case 'no_show':
        break
    }
    return 'We have waited for you, and did not meet you. Please call us.'
  },
})
