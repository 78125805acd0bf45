import { words } from '@chauffeur/words/words'

/** Sentences and labels by their English, `{…}` standing for a value; in English there are none. */
type Sentences = Readonly<Record<string, string>>

const none: Sentences = {}

/** Those that every page may show, and the names of our own places. */
export const sharedSentences = words('shared-sentences', { by: none })

/** Those of the wizard and of what follows a booking. */
export const bookingSentences = words('booking-sentences', { by: none })
