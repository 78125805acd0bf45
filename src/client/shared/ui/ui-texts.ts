import { words } from '../locale/words.ts'

/** The names of parts of the interface where the page gives them no name of its own. */
export const uiTexts = words('ui', {
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
