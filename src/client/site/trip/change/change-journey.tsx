import type { TripChange } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { changePageTexts as texts } from '@chauffeur/words/en/changes'
import { lazy, useEffect, useRef, useState } from 'react'
import { serverSentence } from '../../../shared/api/refusal.ts'
import { usePhones } from '../../../shared/firm/use-site.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LatePart } from '../../../shared/ui/late-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useInBrowser } from '../../../shared/ui/use-in-browser.ts'
import { useLateDialog } from '../../../shared/ui/use-late-dialog.ts'
import { EditIcon } from '../../../shared/ui/icons.tsx'
import { PhoneLink } from '../../frame/contact-links.tsx'
import { ACT_ROW } from '../act-row.ts'

const loadDialog = () => import('./change-journey-dialog.tsx')
const ChangeJourneyDialog = lazy(async () => ({ default: (await loadDialog()).ChangeJourneyDialog }))

/** The way to another time, route or vehicle; what it needs is fetched when it is wanted. */
export function ChangeJourney({ trip }: { trip: Trip }) {
  const [outcome, setOutcome] = useState<'made' | 'asked'>()
  const { openings, button, dialog } = useLateDialog(loadDialog, () => setOutcome(undefined))
  // Parts that go by the visitor's clock are not drawn before: the server's may be another.
  const inBrowser = useInBrowser()
  const act = trip.acts.find(({ act }) => act === 'changeTrip')
  // Once it is answered, the answer stands above.
  const said = outcome === 'asked' && !trip.private?.change ? undefined : outcome
  const answer = useRef<HTMLOutputElement>(null)
  // The button that led here is gone.
  useEffect(() => {
    if (said === 'asked') answer.current?.focus()
  }, [said])
  const mayAsk = act?.refusal === null && !trip.private?.change
  return (
    <>
      {mayAsk && (
        <Button {...button} className={ACT_ROW}>
          <EditIcon className="size-4.5" />
          {texts.open}
        </Button>
      )}
      {inBrowser && act?.refusal != null && isStillToCome(trip) && (
        <TooLate sentence={serverSentence(act.reason, act.refusal)} />
      )}
      {openings > 0 && (
        <LatePart>
          <ChangeJourneyDialog key={openings} trip={trip} onDone={setOutcome} {...dialog} />
        </LatePart>
      )}
      <output
        ref={answer}
        tabIndex={-1}
        className={said ? 'basis-full text-sm text-success outline-none' : 'sr-only'}
      >
        {said && { made: texts.done, asked: texts.asked }[said]}
      </output>
    </>
  )
}

function TooLate({ sentence }: { sentence: string }) {
  const [phone] = usePhones()
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-4 text-soft">
      {sentence}
      {phone !== undefined && <PhoneLink number={phone} />}
    </p>
  )
}

/** Whoever looks at a journey that is over, or that nobody drives, wants no other time for it. */
function isStillToCome({ state, pickupAt }: Trip): boolean {
  return (state === 'pending' || state === 'confirmed') && Date.parse(pickupAt) > Date.now()
}

// Few journeys have one.
const OpenChange = lazy(async () => ({ default: (await import('./open-change.tsx')).OpenChange }))

/** How a change of the journey stands, or what became of the last one. */
export function ChangeProgress({ trip }: { trip: Trip }) {
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
  // Of a cancelled trip nothing "stays as it was".
  const [last] = trip.state === 'cancelled' ? [] : pastChanges
  return last && isWorthSaying(last) ? <EndedChange change={last} /> : null
}

type Ended = TripChange & { state: keyof typeof texts.ended }

function isWorthSaying(change: TripChange): change is Ended {
  return change.state in texts.ended && change.by === 'guest'
}

function EndedChange({ change: { state, reason, reasonCode } }: { change: Ended }) {
  return (
    <Card as="section" aria-label={texts.last} padding="medium" className="print:hidden">
      <p>{texts.ended[state]}</p>
      {reason !== null && (
        <p className="mt-1 text-soft wrap-anywhere">{reasonCode ? texts.endReasons[reasonCode] : reason}</p>
      )}
    </Card>
  )
}
