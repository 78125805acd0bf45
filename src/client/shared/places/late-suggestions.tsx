import { loadLateWords } from '@chauffeur/words/late-words'
import { placeTexts } from '@chauffeur/words/en/shared'
import { type ComponentType, lazy, useLayoutEffect } from 'react'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import { NOT_YET } from './suggestions.ts'

/** With the words of a search that finds nothing, which are among those of the map. */
export const loadSuggestions = async () => {
  const [suggestions] = await Promise.all([import('./own-suggestions.tsx'), loadLateWords('pin')])
  return suggestions
}

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
