import { summaryTexts, wizardTexts } from '@chauffeur/words/en/booking'
import { legTexts } from '@chauffeur/words/en/journey'
import { lazy, useEffect } from 'react'
import { whyIncomplete } from '../../shared/journey/draft/steps.ts'
import { isStep } from '../../shared/journey/draft/wizard-search.ts'
import { shortName } from '../../shared/journey/journey-points.ts'
import { useBooking } from '../../shared/journey/state/booking-context.ts'
import { amountText } from '../../shared/locale/euros-text.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon, ChevronUpIcon } from '../../shared/ui/icons.tsx'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useLateDialog } from '../../shared/ui/use-late-dialog.ts'
import { headPrice, type HeadPrice } from './summary/journey-summary.tsx'
import { WizardBar } from './wizard-bar.tsx'

const loadComplete = () => import('./review/complete.tsx')
const Complete = lazy(async () => ({ default: (await loadComplete()).Complete }))

/** Back and on, at the bottom of the window, with the summary in two lines where it does not stand beside the form. */
export function WizardFooter({ onConfirmed }: { onConfirmed: () => void }) {
  const { step } = useBooking()
  useEffect(() => {
    if (step > 1) fetchAhead(loadComplete)
  }, [step])
  if (step < 4) return <Onwards />
  return (
    // Where it cannot be loaded, the step above it says so.
    <LatePart
      waiting={
        <WizardBar>
          <Skeleton className="h-13" />
        </WizardBar>
      }
      missing={
        <WizardBar>
          <BackButton />
        </WizardBar>
      }
    >
      <Complete onConfirmed={onConfirmed} back={<BackButton />} />
    </LatePart>
  )
}

function Onwards() {
  const { draft, back, clock, step, goTo, mayLeave } = useBooking()
  const reason = whyIncomplete(step, draft, clock.problem, back)
  const next = step + 1
  const isEmpty = draft.pickupLocation === '' && draft.dropoffLocation === '' && draft.vehicleId === null
  // The first step is the summary of itself, until it can be left.
  const hasSummary = !isEmpty && (step > 1 || reason === undefined)
  return (
    <WizardBar back={step > 1 && <BackButton />} note={reason} isNoteBeside={!hasSummary}>
      {hasSummary && <SummaryBar />}
      <Button
        variant="primary"
        size="large"
        disabledReason={reason}
        onClick={() => isStep(next) && mayLeave() && goTo(next)}
        className="ml-auto"
      >
        {wizardTexts.next}
        <ArrowRightIcon className="size-4.5 max-sm:hidden" />
      </Button>
    </WizardBar>
  )
}

/** Leads to the step before; on a phone an arrow: what stands beside it has more to say. */
function BackButton() {
  const { step, goTo } = useBooking()
  const before = step - 1
  return (
    <Button size="large" onClick={() => isStep(before) && goTo(before)} className="max-lg:px-3.5! lg:px-5!">
      <ChevronLeftIcon className="size-4.5" />
      <span className="max-lg:sr-only">{wizardTexts.back}</span>
    </Button>
  )
}

const loadSheet = () => import('./summary/summary-sheet.tsx')
const SummarySheet = lazy(async () => ({ default: (await loadSheet()).SummarySheet }))

/** The summary on a phone: one line that opens to the whole. */
function SummaryBar() {
  const { draft, back, quotes } = useBooking()
  const { openings, button, dialog } = useLateDialog(loadSheet)
  const ends = [
    shortName(draft.pickupLocation, draft.pickupName),
    shortName(draft.dropoffLocation, draft.dropoffName),
  ].filter(Boolean)
  return (
    <>
      <button
        {...button}
        type="button"
        aria-expanded={dialog.open}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-left text-sm leading-snug lg:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2">
            {quotes.chosen ? vehicleText(quotes.chosen.vehicle.name) : ends.join(' → ') || summaryTexts.title}
          </span>
          {/* Never cut: it wraps. */}
          <span className="tabular block text-base font-semibold empty:hidden">
            {inWords(headPrice(quotes, draft.passengers))}
            {back && <span className="font-normal text-soft"> {legTexts.both}</span>}
          </span>
        </span>
        <ChevronUpIcon className="size-4.5 text-soft max-[24rem]:hidden" />
      </button>
      {openings > 0 && (
        <LatePart>
          <SummarySheet {...dialog} />
        </LatePart>
      )}
    </>
  )
}

function inWords(price: HeadPrice): string {
  if (price.kind === 'chosen') return amountText(price.amount)
  if (price.kind === 'from') return summaryTexts.from(amountText(price.amount))
  return { pricing: summaryTexts.pricing, 'to be evaluated': summaryTexts.toBeEvaluated, none: '' }[
    price.kind
  ]
}
