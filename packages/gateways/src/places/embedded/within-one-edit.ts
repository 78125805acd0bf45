/**
 * Whether a typed word with at most one letter added, left out, replaced or swapped with its neighbour becomes the known
 * word: the whole of it, its beginning only, or not at all.
 */
export function withinOneEdit(typed: string, word: string): Fit {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  const isSwapped =
    start + 1 < typed.length && typed[start] === word[start + 1] && typed[start + 1] === word[start]
  return better(
    better(rest(typed, start, word, start), rest(typed, start + 1, word, start)),
    better(
      better(rest(typed, start, word, start + 1), rest(typed, start + 1, word, start + 1)),
      isSwapped ? rest(typed, start + 2, word, start + 2) : 'no',
    ),
  )
}

type Fit = 'whole' | 'beginning' | 'no'

/** How the typed letters from `typedFrom` on fit those of the word from `wordFrom` on. */
function rest(typed: string, typedFrom: number, word: string, wordFrom: number): Fit {
  const letters = typed.length - typedFrom
  if (letters > word.length - wordFrom) return 'no'
  for (let at = 0; at < letters; at += 1) if (typed[typedFrom + at] !== word[wordFrom + at]) return 'no'
  return letters === word.length - wordFrom ? 'whole' : 'beginning'
}

function better(a: Fit, b: Fit): Fit {
  if (a === 'whole' || b === 'whole') return 'whole'
  return a === 'beginning' || b === 'beginning' ? 'beginning' : 'no'
}
