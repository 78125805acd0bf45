import { lazy, useLayoutEffect, type ComponentType } from 'react'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import { placeTexts } from './place-texts.ts'

/** The source of suggestions for a page that loads it when somebody first uses the field. */
export const FetchedSuggestions = lazy<ComponentType<SuggestionSourceProps>>(async () => {
  try {
    return { default: (await import('./own-suggestions.tsx')).OwnSuggestions }
  } catch {
    return { default: NoSuggestions }
  }
})

function NoSuggestions({ text, onChange }: SuggestionSourceProps) {
  useLayoutEffect(
    () =>
      onChange({
        query: text,
        groups: [],
        loading: false,
        emptyText: '',
        errorText: placeTexts.searchFailed,
      }),
    [onChange, text],
  )
  return null
}
