import { askTexts } from '@chauffeur/words/en/booking'
import { lazy, useEffect, useRef, useState } from 'react'
import type { AskedPlace } from '../../../shared/journey/fields/journey-fields.tsx'
import { useBooking, type WizardContext } from '../../../shared/journey/state/booking-context.ts'
import { LatePart } from '../../../shared/ui/late-part.tsx'
import type { TypedPlaces } from './ask-team-dialog.tsx'

const AskTeamDialog = lazy(async () => ({ default: (await import('./ask-team-dialog.tsx')).AskTeamDialog }))

/** Asks the team about a place that no list has, also at once where the page before wished so. */
export function useAskAboutPlace() {
  const { quotes, ...booking } = useBooking()
  const [asked, setAsked] = useState<TypedPlaces>()
  const [openings, setOpenings] = useState(0)
  const openedBy = useRef<HTMLElement>(null)

  const ask = ({ end, typed, box }: Pick<AskedPlace, 'end' | 'typed'> & Partial<Pick<AskedPlace, 'box'>>) => {
    openedBy.current = box?.current ?? null
    setAsked(typedPlaces(booking, { end, typed }))
    setOpenings(openings + 1)
  }

  // Not while the page is hydrated: the server knows nothing of it.
  useEffect(() => {
    const { asksFor, typed } = booking
    if (asksFor) ask({ end: asksFor, typed: typed[asksFor] })
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const dialog = openings > 0 && (
    <LatePart>
      <AskTeamDialog
        key={openings}
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        openedBy={openedBy}
        vehicle={quotes.chosen?.vehicle}
        title={askTexts.ask}
        typedPlaces={asked}
      />
    </LatePart>
  )
  return { ask, dialog }
}

/** The place that is asked about, and the other end where none is chosen for it yet. */
function typedPlaces(
  { draft, typed }: Pick<WizardContext, 'draft' | 'typed'>,
  asked: Pick<AskedPlace, 'end' | 'typed'>,
): TypedPlaces {
  const isOpen = (end: AskedPlace['end']) => draft[`${end}Location`] === '' && asked.end !== end
  return {
    ...(isOpen('pickup') && { pickup: typed.pickup }),
    ...(isOpen('dropoff') && draft.serviceType !== 'hourly' && { dropoff: typed.dropoff }),
    [asked.end]: asked.typed,
  }
}
