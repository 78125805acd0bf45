import { placeTexts } from '@chauffeur/words/en/shared'
import { type ComponentType, lazy, useLayoutEffect } from 'react'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import { NOT_YET } from './suggestions.ts'

export const loadSuggestions = () => import('./own-suggestions.tsx')

/** The source of suggestions for a page that can be read before anybody searches a place. */
export const LateSuggestions = lazy<ComponentType<SuggestionSourceProps>>(async () => {
  try {
    return { default: (await loadSuggestions()).OwnSuggestions }
  } catch {
    return { default: NoSuggestions }
  }
})

function NoSuggestions({ onChange }: SuggestionSourceProps) {
  useLayoutEffect(() => onChange({ ...NOT_YET, errorText: placeTexts.searchFailed }), [onChange])
  return null
}
