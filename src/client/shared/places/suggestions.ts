import type { Location } from '@chauffeur/contract/locations'
import type { ReactNode } from 'react'

export interface LocationSuggestions {
  readonly groups: readonly { readonly heading: string | undefined; readonly options: readonly Location[] }[]
  /** With what was typed marked in it. */
  readonly renderOption: (place: Location) => ReactNode
  readonly loading: boolean
  readonly emptyText: string
  readonly errorText: string | undefined
}

/** Until the first ones are there. */
export const NOT_YET: LocationSuggestions = {
  groups: [],
  renderOption: () => null,
  loading: false,
  emptyText: '',
  errorText: undefined,
}
