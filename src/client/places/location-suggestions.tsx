import { useLayoutEffect } from 'react'
import { useLocationSuggestions, type LocationSuggestions } from './use-location-suggestions.ts'

export interface SuggestionSourceProps {
  readonly text: string
  readonly open: boolean
  readonly sessionToken: string
  readonly onChange: (suggestions: LocationSuggestions) => void
}

/** Searches places and passes the result to the field; it renders nothing. */
export function SuggestionSource({ text, open, sessionToken, onChange }: SuggestionSourceProps) {
  const suggestions = useLocationSuggestions(text, open, sessionToken)
  // Before anything is painted: the list and the text that it belongs to are seen together.
  useLayoutEffect(() => onChange(suggestions), [onChange, suggestions])
  return null
}
