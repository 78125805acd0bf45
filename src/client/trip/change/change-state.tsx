import type { TripChange } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { changeEndReason } from '@chauffeur/domain/trip-change'
import { lazy } from 'react'
import { say } from '../../locale/say.ts'
import { Card } from '../../ui/card.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { changeTexts } from './change-texts.ts'

// Few journeys have one.
const OpenChange = lazy(async () => ({ default: (await import('./open-change.tsx')).OpenChange }))

/** How a change of the journey stands, or what became of the last one. */
export function ChangeState({ trip }: { trip: Trip }) {
  const isInBrowser = useInBrowser()
  const { change, pastChanges = [] } = trip.private ?? {}
  const waiting = <Skeleton className="h-72" />
  if (change)
    return isInBrowser ? (
      <LatePart waiting={waiting}>
        <OpenChange trip={trip} change={change} />
      </LatePart>
    ) : (
      waiting
    )
  const [last] = pastChanges
  return last && isWorthSaying(last) ? <EndedChange change={last} /> : null
}

type Ended = TripChange & { state: keyof typeof changeTexts.ended }

function isWorthSaying(change: TripChange): change is Ended {
  return change.state in changeTexts.ended && change.by === 'guest'
}

function EndedChange({ change: { state, reason } }: { change: Ended }) {
  const known = reason === null ? undefined : changeEndReason(reason)
  return (
    <Card as="section" aria-label={changeTexts.last} padding="medium" className="print:hidden">
      <p>{changeTexts.ended[state]}</p>
      {reason !== null && (
        <p className="mt-1 text-soft wrap-anywhere">{known ? changeTexts.endReasons[known] : say(reason)}</p>
      )}
    </Card>
  )
}
