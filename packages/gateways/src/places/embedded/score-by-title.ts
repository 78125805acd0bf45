import { withinOneEdit } from './within-one-edit.ts'
import type { IndexedPlace } from './search-index.ts'

/** So far apart that popularity (at most 50) and coverage (at most 100) never change their order. */
const EXACT = 5000
const PREFIX = 4000
const WORD_PREFIX = 3000
const EDITED = 2700
const EDITED_PREFIX = 2300
/** In a shorter text one wrong letter changes too much of it. */
const MIN_EDITED_LENGTH = 4
const JOINED_PENALTY = -500
/** A shorter text without spaces begins too many names by chance. */
const MIN_JOINED_LENGTH = 5

/**
 * How well a folded text fits the name or an alias as a whole: exactly, as its beginning, as the beginning of a later
 * word, or (0) not at all. Words written together score a little less than the words themselves.
 */
export function scoreByTitle({ titles, joinedTitles }: IndexedPlace, typed: string): number {
  let best = 0
  for (const title of titles) {
    const step = fit(title, typed)
    if (step > 0) best = Math.max(best, step + coverage(typed, title))
  }
  if (best > 0 || typed.length < MIN_JOINED_LENGTH) return best
  const joined = typed.replaceAll(' ', '')
  for (const title of joinedTitles)
    if (title.startsWith(joined))
      best = Math.max(best, (title === joined ? EXACT : PREFIX) + JOINED_PENALTY + coverage(joined, title))
  return best
}

/** How well the text fits with one wrong letter; 0 when it does not. */
export function scoreByMisspeltTitle({ titles }: IndexedPlace, typed: string): number {
  if (typed.length < MIN_EDITED_LENGTH) return 0
  let best = 0
  for (const title of titles) {
    if (title.length < typed.length - 1) continue
    const fit = withinOneEdit(typed, title)
    if (fit !== 'no')
      best = Math.max(best, (fit === 'whole' ? EDITED : EDITED_PREFIX) + coverage(typed, title))
  }
  return best
}

function fit(title: string, typed: string): number {
  const at = title.indexOf(typed)
  if (at === -1) return 0
  if (at === 0) return title.length === typed.length ? EXACT : PREFIX
  return title.includes(` ${typed}`) ? WORD_PREFIX : 0
}

/** How much of the title is typed already, from 0 to 100. */
function coverage(typed: string, title: string): number {
  return Math.min(100, (100 * typed.length) / title.length)
}
