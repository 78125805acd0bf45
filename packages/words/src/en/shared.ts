import { SENTENCES } from '@chauffeur/contract/sentences'
import { words } from '../words.ts'

/** The names of parts of the interface where the page gives them no name of its own. */
export const uiTexts = words('uiTexts', {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  clear: 'Clear',
  choose: 'Choose',
  chooseDate: 'Choose a date',
  progress: 'Progress',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  loading: 'Loading...',
  nothingFound: 'Nothing found',
  completed: ', completed',
  times: 'Times',
  clearTime: 'Clear the time',
  noSuchTime: 'No such time in the list.',
  notification: 'Notification',
  /** {hotkey} is replaced by the key that leads to them. */
  notifications: 'Notifications ({hotkey})',
  reload: 'Reload the page',
  partMissing: 'This part of the page could not be loaded. Please check your connection.',
})

/** Texts of the location search. Its sentences are agreed (docs/rules.md). */
export const placeTexts = words('placeTexts', {
  popular: 'Popular Locations',
  searching: 'Searching...',
  startTyping: 'Start typing to search locations',
  nothingFound: (query: string) => `No locations found for "${query}"`,
  popularFailed: 'Failed to fetch popular locations',
  searchFailed: 'Failed to search locations',
  knownAs: 'Also known as',
  choosePlace: 'Choose a place from the suggestions, so that your chauffeur knows exactly where.',
  keptPlace: 'We kept the place you had chosen. Choose another from the suggestions to change it.',
  onMap: 'Choose on the map',
  notListed: 'Not listed?',
  notListedWays: 'Point at it on the map, or send it to our team',
  pointOnMap: 'Point on the map',
  away: (distance: string, place: string) => `${distance} from ${place}`,
  changePin: 'Change pin and note',
  addNote: 'Add the house name and how to find it',
})

const { somethingWentWrong, offline } = SENTENCES

/** The sentences of a page itself where a call has failed. */
export const sentenceTexts = words('sentenceTexts', { somethingWentWrong, offline })
