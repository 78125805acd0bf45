import { readPreference } from '../../shared/forms/preferences.ts'
import { usePreference } from '../common/use-preference.ts'

/** The keys of the office, as its help lists them. */
export const KEY_GROUPS: readonly {
  readonly title: string
  readonly keys: readonly (readonly [keys: string, effect: string])[]
}[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K', 'Find a booking, driver, car or page, or do something'],
      ['g t', 'Go to Today'],
      ['g b', 'Go to Bookings'],
      ['g e', 'Go to Enquiries'],
      ['g s', 'Go to Settings'],
      ['n', 'New booking'],
      ['/', 'Search in the list'],
      ['?', 'These keys'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      ['j', 'Next row'],
      ['k', 'Row before'],
      ['Enter', 'Open the row'],
      ['Esc', 'Close what is open beside the list'],
      ['x', 'Choose the row'],
      ['a', 'Accept: what is chosen, else the row; asks first'],
    ],
  },
  {
    title: 'In the timeline of Today',
    keys: [
      ['← →', 'Trip before and after'],
      ['↑ ↓', 'Lane above and below'],
      ['Enter', 'Show the trip in the list; Esc there leads back'],
      ['r', 'Assign or reassign'],
    ],
  },
]

/** Where g and a second key lead. */
export const GO_TO = {
  t: '/admin/today',
  b: '/admin',
  e: '/admin/enquiries',
  s: '/admin/settings',
} as const

const KEY = 'office-keys'
const OFF = 'off'

/** Whether keys without Ctrl or Cmd do nothing in this browser: who speaks to it may want that. */
export const useKeysOff = () => usePreference(KEY, OFF)

export const areOn = (): boolean => readPreference(KEY) !== OFF
