import { words } from '../../shared/locale/words.ts'

/** How it goes, in three steps. */
export const explainer = words('explainer', {
  eyebrow: 'How it works',
  heading: 'Three steps, then none',
  steps: [
    {
      title: 'Choose',
      text: 'Say where from and where to, or for how many hours, and see a fixed price for every car.',
    },
    {
      title: 'Customize',
      text: 'Add your flight, child seats, luggage and a stop for lunch. The price follows at once.',
    },
    { title: 'Relax', text: 'We confirm by email, and your chauffeur is there before you are.' },
  ],
})
