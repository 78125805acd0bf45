import { translateName, type Names } from '@chauffeur/words/names'
import { words } from '@chauffeur/words/words'

const none: Names = {}

/** The names of our places, which every page may show; in English there are none. */
const placeNames = words('placeNames', { by: none })

/** Those of stops and of luggage, of the wizard and of what follows a booking. */
const bookingNames = words('bookingNames', { by: none })

/** A name of ours in the language of the page; any other, as what the office has typed, stays as it is. */
export const nameText = (english: string) => translateName({ ...placeNames.by, ...bookingNames.by }, english)
