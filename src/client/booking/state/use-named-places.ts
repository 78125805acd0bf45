import type { Route } from '@chauffeur/contract/routes'
import { useMemo } from 'react'
import type { DraftStop } from '../draft/draft-stops.ts'
import type { Draft } from '../draft/draft.ts'
import { useRoute } from './use-route.ts'

const NO_STOPS: readonly DraftStop[] = []

/** The draft with the names of places that came without one: a link holds their addresses only. */
export function useNamedPlaces(draft: Draft): Draft {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName } = draft
  const isNameless =
    (pickupLocation !== '' && pickupName === '') || (dropoffLocation !== '' && dropoffName === '')
  // Without the stops it stays the same question while they change.
  const { data, isPlaceholderData } = useRoute({ ...draft, stops: NO_STOPS }, isNameless)
  const points = isPlaceholderData || !isNameless ? undefined : data?.points
  return useMemo(() => (points ? withNames(draft, points) : draft), [draft, points])
}

function withNames(draft: Draft, points: Route['points']): Draft {
  const nameOf = (end: 'pickup' | 'dropoff') => points.find(({ kind }) => kind === end)?.name ?? ''
  return {
    ...draft,
    pickupName: draft.pickupName || nameOf('pickup'),
    dropoffName: draft.dropoffName || nameOf('dropoff'),
  }
}
