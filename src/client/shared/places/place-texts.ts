import { words } from '../locale/words.ts'

/** Texts of the location search. Its sentences are agreed (docs/rules.md). */
export const placeTexts = words('place', {
  popular: 'Popular Locations',
  searching: 'Searching...',
  startTyping: 'Start typing to search locations',
  nothingFound: (query: string) => `No locations found for "${query}"`,
  popularFailed: 'Failed to fetch popular locations',
  searchFailed: 'Failed to search locations',
  knownAs: 'Also known as',
  choosePlace: 'Choose a place from the suggestions, so that your chauffeur knows exactly where.',
  keptPlace: 'We kept the place you had chosen. Choose another from the suggestions to change it.',
})
