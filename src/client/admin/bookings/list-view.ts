import { useEffect, useState } from 'react'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'
import { findInTab, keepInTab } from '../../shared/forms/tab-storage.ts'
import type { ListView } from './list-search.ts'

const KEY = 'office-bookings-view'
/** Set while the visit lasts that is this browser's first one. */
const FIRST_VISIT = 'office-bookings-first-visit'
/** Where a panel stands beside the rows. */
export const WIDE = '(min-width: 80rem)'

/**
 * How the list is drawn: as its address says, else as it was chosen last in this browser. Who has not chosen sees cards at
 * the first visit; later ones begin with rows on a wide screen, where they leave room beside them.
 */
export function useListView(chosen: ListView | undefined): ListView {
  const [usual] = useState(usualView)
  useEffect(() => {
    if (chosen) savePreference(KEY, chosen)
    else if (readPreference(KEY) === null) {
      savePreference(KEY, 'visited')
      keepInTab(FIRST_VISIT, 'yes')
    }
  }, [chosen])
  return chosen ?? usual
}

function usualView(): ListView {
  const kept = readPreference(KEY)
  if (kept === 'cards' || kept === 'rows') return kept
  return kept === null || findInTab(FIRST_VISIT) !== null || !matchMedia(WIDE).matches ? 'cards' : 'rows'
}
