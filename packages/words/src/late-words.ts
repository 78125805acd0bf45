/** Words that a page does without until a part of it is opened. */
export type LatePart = 'pin' | 'needs'

let load: (part: LatePart) => Promise<void> = () => Promise.resolve()

/** Says how they are loaded: where the languages are is above what shows them. */
export function provideLateWords(loader: (part: LatePart) => Promise<void>): void {
  load = loader
}

/** Loads the words of a part in the language of the page. English ones come with the part. */
export const loadLateWords = (part: LatePart): Promise<void> => load(part)
