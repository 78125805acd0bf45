import type { Location } from '@chauffeur/contract/locations'
import type { Point } from '@chauffeur/domain/geometry'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { useDebounced } from '../ui/use-debounced.ts'

/** The place under the pin, as far as it is known. */
export interface PlaceAt {
  /** While another is looked up, the one before. */
  readonly place: Location | undefined
  /** Why no car comes there. */
  readonly refusal: string | undefined
  readonly isLooking: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

const PAUSE_MS = 200

/** The place at a point. It is asked for when the point stands still. */
export function usePlaceAt(point: Point | undefined): PlaceAt {
  const wanted = point && inputOf(point)
  const text = JSON.stringify(wanted)
  const isSettled = useDebounced(text, PAUSE_MS) === text
  const query = trpc.locations.at.useQuery(wanted && isSettled ? wanted : skipToken, {
    placeholderData: keepPreviousData,
  })
  return { ...answerOf(query), isLooking: !isSettled || query.isFetching }
}

/** The place at the position that a text holds, for those who have no map. */
export function usePlaceIn(text: string): PlaceAt & { readonly isUnreadable: boolean } {
  const q = text.trim()
  const isSettled = useDebounced(q, PAUSE_MS) === q
  const query = trpc.locations.search.useQuery(q !== '' && isSettled ? { q, limit: 1 } : skipToken)
  const [place] = query.data ?? []
  const isPosition = place?.pin !== undefined
  return {
    ...answerOf({ ...query, data: isPosition ? place : undefined }),
    isLooking: q !== '' && (!isSettled || query.isFetching),
    isUnreadable: query.data !== undefined && !isPosition,
  }
}

interface Answer {
  readonly data: Location | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function answerOf({ data, error, isFetching, refetch }: Answer): Omit<PlaceAt, 'isLooking'> {
  const isRefused = parseRefusal(error)?.code === 'UNKNOWN_PLACE'
  return {
    place: error ? undefined : data,
    refusal: isRefused ? refusalSentence(error) : undefined,
    hasFailed: Boolean(error) && !isRefused && !isFetching,
    retry: () => void refetch(),
  }
}

const DECIMALS = 5

/** As exactly as a pin is kept, so that the same place is asked for once. */
function inputOf({ lat, lon }: Point) {
  return { latitude: Number(lat.toFixed(DECIMALS)), longitude: Number(lon.toFixed(DECIMALS)) }
}
