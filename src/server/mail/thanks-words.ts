import { ratingLabels } from '@chauffeur/domain/trip-rating'
import type { Words } from './customer-letters.ts'
import { firstName } from './chauffeur-words.ts'

/** What the mail after a trip says. Its links only choose a mark on the private page, where the guest sends it. */
export const THANKS_WORDS: Readonly<Record<'trip-thanks', Words>> = {
  'trip-thanks': ({ number }, _details, { thanks, tripUrl }) => {
    const [only, ...others] = thanks?.chauffeurs ?? []
    const isOne = only !== undefined && others.length === 0
    return {
      subject: `How was your trip? ${number}`,
      heading: 'Thank you for travelling with us',
      paragraphs: ['You have arrived, and we hope that all went well. We would be glad to drive you again.'],
      scale: {
        question: isOne ? `How was your trip with ${firstName(only)}?` : 'How was your trip?',
        hint: '1 is poor, 5 is excellent. You can add a sentence before you send it. Only our office reads it.',
        marks: ratingLabels.map((meaning, index) => ({
          label: String(index + 1),
          meaning: meaning.toLowerCase(),
          href: `${tripUrl}?rating=${index + 1}`,
        })),
      },
      isBrief: true,
      isOver: true,
    }
  },
}
