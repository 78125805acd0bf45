import type { WriteWording } from './customer-wording.ts'
import { firstName } from './chauffeur-words.ts'

/** What the mail after a trip says. Its links only choose a mark on the private page, where the guest sends it. */
export const THANKS_LETTERS: Readonly<Record<'trip-thanks', WriteWording>> = {
  'trip-thanks': ({ number }, _details, { thanks, tripUrl }, { chauffeur: { thanks: words } }) => {
    const [only, ...others] = thanks?.chauffeurs ?? []
    const isOne = only !== undefined && others.length === 0
    return {
      subject: words.subject(number),
      heading: words.heading,
      paragraphs: [words.arrived],
      scale: {
        question: isOne ? words.questionOf(firstName(only)) : words.question,
        hint: words.hint,
        marks: words.marks.map((meaning, index) => ({
          label: String(index + 1),
          meaning,
          href: `${tripUrl}?rating=${index + 1}`,
        })),
      },
      isBrief: true,
      isOver: true,
    }
  },
}
