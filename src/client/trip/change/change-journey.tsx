import type { Trip } from '@chauffeur/contract/trip'
import { lazy, useRef, useState } from 'react'
import { say } from '../../locale/say.ts'
import { PhoneLink } from '../../site/phone-link.tsx'
import { usePhones } from '../../site/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { fetchAhead, LatePart } from '../../ui/late-part.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { changeTexts as texts } from './change-texts.ts'

const loadDialog = () => import('./change-journey-dialog.tsx')
const ChangeJourneyDialog = lazy(async () => ({ default: (await loadDialog()).ChangeJourneyDialog }))

/** The way to another time, route or vehicle; what it needs is fetched when it is wanted. */
export function ChangeJourney({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [outcome, setOutcome] = useState<'made' | 'asked'>()
  const button = useRef<HTMLButtonElement>(null)
  // What goes by the visitor's clock is not drawn before: the server's may be another.
  const inBrowser = useInBrowser()
  const act = trip.acts.find(({ act }) => act === 'changeTrip')
  // Once it is answered, the answer stands above.
  const said = outcome === 'asked' && !trip.private?.change ? undefined : outcome
  const mayAsk = act?.refusal === null && !trip.private?.change
  return (
    <>
      {mayAsk && (
        <Button
          ref={button}
          aria-haspopup="dialog"
          onPointerEnter={() => fetchAhead(loadDialog)}
          onFocus={() => fetchAhead(loadDialog)}
          onClick={() => {
            setOutcome(undefined)
            setOpenings(openings + 1)
            setOpen(true)
          }}
          className="max-sm:w-full"
        >
          {texts.open}
        </Button>
      )}
      {inBrowser && act?.refusal != null && isStillToCome(trip) && <TooLate sentence={say(act.refusal)} />}
      {openings > 0 && (
        <LatePart>
          <ChangeJourneyDialog
            key={openings}
            trip={trip}
            open={isOpen}
            onOpenChange={setOpen}
            onDone={setOutcome}
            returnFocusTo={button}
          />
        </LatePart>
      )}
      <output className={said ? 'basis-full text-sm text-success' : 'sr-only'}>
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
