import { ApiProvider } from '../api/api-provider.tsx'
import { SuggestionSource, type SuggestionSourceProps } from './location-suggestions.tsx'

/** Suggestions with their own way to the server, for a page that has none. */
export function OwnSuggestions(props: SuggestionSourceProps) {
  return (
    <ApiProvider>
      <SuggestionSource {...props} />
    </ApiProvider>
  )
}
