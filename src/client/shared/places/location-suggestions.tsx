import { useLayoutEffect, useMemo } from 'react'
import type { Location } from '@chauffeur/contract/locations'
import { POPULAR_LIMIT, SEARCH_LIMIT } from '@chauffeur/domain/limits'
import { isShortMapLink } from '@chauffeur/domain/pin'
import { plusCodeKind } from '@chauffeur/domain/plus-code'
import { linkIn, MAX_LINK_LENGTH, positionIn } from '@chauffeur/domain/position'
import { POPULAR_CACHE_MS, SEARCH_CACHE_MS, TYPING_DEBOUNCE_MS } from '@chauffeur/domain/timings'
import { pinTexts } from '@chauffeur/words/en/pin'
import { placeTexts } from '@chauffeur/words/en/shared'
import { trpc } from '../api/trpc.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import { LocationOption } from './location-option.tsx'
import type { LocationSuggestions } from './suggestions.ts'
import { usePlaceAt } from './use-place-at.ts'

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

/** In characters; only a link of a map is longer. */
const MAX_QUERY_LENGTH = 200
const NONE: readonly Location[] = []
/** Of Portugal or of Spain. The towns that we know have one each, most streets another. */
const POSTCODE = /^(?:\d{4}[- ]\d{3}|\d{5})$/

/**
 * The places that match the text, or the popular ones for an empty box. Answers are cached by their text, so that a
 * late one never replaces a newer one. `sessionToken` is the same until a place is chosen: an external provider bills
 * by it.
 */
function useLocationSuggestions(text: string, open: boolean, sessionToken: string): LocationSuggestions {
  const whole = text.trim()
  const query = whole.slice(0, linkIn(whole) === undefined ? MAX_QUERY_LENGTH : MAX_LINK_LENGTH)
  const settled = useDebounced(query, TYPING_DEBOUNCE_MS)
  const isSettled = settled === query

  const popular = trpc.locations.search.useQuery(
    { q: '', limit: POPULAR_LIMIT },
    { enabled: open && query === '', staleTime: POPULAR_CACHE_MS, gcTime: POPULAR_CACHE_MS },
  )
  const found = trpc.locations.search.useQuery(
    { q: query, limit: SEARCH_LIMIT, sessionToken },
    { enabled: open && query !== '' && isSettled, staleTime: SEARCH_CACHE_MS, gcTime: SEARCH_CACHE_MS },
  )

  const answer = query === '' ? popular : found
  const written = found.data?.length === 0 && isSettled ? positionIn(query) : undefined
  const { refusal } = usePlaceAt(written?.kind === 'point' ? written.point : undefined)
  const heading = query === '' ? placeTexts.popular : undefined
  const options = answer.data ?? NONE
  const loading = open && answer.data === undefined && (answer.isFetching || (query !== '' && !isSettled))
  const errorText = whatFailed(answer.isError && !answer.isFetching, query)
  return useMemo(
    () => ({
      groups: [{ heading, options }],
      renderOption: (place) => <LocationOption place={place} query={query} />,
      loading,
      emptyText: refusal ?? whatIsMissing(query),
      errorText,
    }),
    [query, heading, options, loading, refusal, errorText],
  )
}

function whatIsMissing(query: string): string {
  if (query === '') return placeTexts.startTyping
  if (isShortMapLink(query)) return pinTexts.shortLink
  if (linkIn(query) !== undefined) return pinTexts.noCarThere
  if (plusCodeKind(query) === 'short') return pinTexts.shortCode
  return POSTCODE.test(query)
    ? `${placeTexts.nothingFound(query)}. ${pinTexts.postcode}`
    : placeTexts.nothingFound(query)
}

function whatFailed(failed: boolean, query: string): string | undefined {
  if (!failed) return undefined
  return query === '' ? placeTexts.popularFailed : placeTexts.searchFailed
}
