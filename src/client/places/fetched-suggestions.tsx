import { lazy, useLayoutEffect, type ComponentType } from 'react'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import { placeTexts } from './place-texts.ts'

const load = () => import('./own-suggestions.tsx')

/** Fetches ahead what looks for places; what fails now is tried again when it is needed. */
export function fetchSuggestions(): void {
  load().catch(() => {})
}

/** The source of suggestions for a page that does without it until somebody looks for a place. */
export const FetchedSuggestions = lazy<ComponentType<SuggestionSourceProps>>(async () => {
  try {
    return { default: (await load()).OwnSuggestions }
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
