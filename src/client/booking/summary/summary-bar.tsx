import { SENTENCES } from '@chauffeur/contract/sentences'
import { lazy, useRef, useState } from 'react'
import { say } from '../../locale/say.ts'
import { eurosText } from '../../locale/euros-text.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { ChevronUpIcon } from '../../ui/icons.tsx'
import { fetchAhead, LatePart } from '../../ui/late-part.tsx'
import { useBooking } from '../state/booking-context.ts'
import { shortName } from '../journey/journey-points.ts'
import { headPrice, type HeadPrice } from './head-price.ts'
import { summaryTexts } from './summary-texts.ts'

const loadSheet = () => import('./summary-sheet.tsx')
const SummarySheet = lazy(async () => ({ default: (await loadSheet()).SummarySheet }))

/** The summary on a phone: one line that opens to the whole. */
export function SummaryBar() {
  const { draft, quotes } = useBooking()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const bar = useRef<HTMLButtonElement>(null)
  const ends = [
    shortName(draft.pickupLocation, draft.pickupName),
    shortName(draft.dropoffLocation, draft.dropoffName),
  ].filter(Boolean)
  return (
    <>
      <button
        ref={bar}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => fetchAhead(loadSheet)}
        onFocus={() => fetchAhead(loadSheet)}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left text-sm"
      >
        <span className="min-w-0 flex-1 truncate">
          {quotes.chosen ? vehicleText(quotes.chosen.vehicle.name) : ends.join(' → ') || summaryTexts.title}
        </span>
        <span className="tabular font-medium whitespace-nowrap">
          {inWords(headPrice(quotes, draft.passengers))}
        </span>
        <ChevronUpIcon className="size-4.5 text-soft" />
      </button>
      {wasOpened && (
        <LatePart>
          <SummarySheet open={open} onOpenChange={setOpen} returnFocusTo={bar} />
        </LatePart>
      )}
    </>
  )
}

function inWords(price: HeadPrice): string {
  if (price.kind === 'chosen') return eurosText(price.cents)
  if (price.kind === 'from') return summaryTexts.from(eurosText(price.cents))
  return { pricing: summaryTexts.pricing, 'to be evaluated': say(SENTENCES.toBeEvaluated), none: '' }[
    price.kind
  ]
}
