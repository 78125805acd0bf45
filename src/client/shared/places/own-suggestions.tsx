import { ApiProvider } from '../api/api-provider.tsx'
import { SuggestionSource, type SuggestionSourceProps } from './location-suggestions.tsx'

/** Suggestions with their own way to the server, which a page may not have. */
export function OwnSuggestions(props: SuggestionSourceProps) {
  return (
    <ApiProvider>
      <SuggestionSource {...props} />
    </ApiProvider>
  )
}
