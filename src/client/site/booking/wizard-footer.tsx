import { summaryTexts, wizardTexts } from '@chauffeur/words/en/booking'
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

const loadComplete = () => import('./review/complete.tsx')
const Complete = lazy(async () => ({ default: (await loadComplete()).Complete }))

type WizardFooterProps = { onConfirmed: () => void }

/** Back and on. On a phone it stays at the bottom, with the summary in one line. */
export function WizardFooter({ onConfirmed }: WizardFooterProps) {
  const { step, draft } = useBooking()
  useEffect(() => {
    if (step > 1) fetchAhead(loadComplete)
  }, [step])
  const isEmpty = draft.pickupLocation === '' && draft.dropoffLocation === '' && draft.vehicleId === null
  return (
    <div
      className={
        'z-30 mt-8 grid grid-cols-[minmax(0,1fr)] gap-1 max-lg:-mx-[clamp(1.25rem,4vw,3rem)] max-lg:border-t max-lg:border-line max-lg:bg-raised ' +
        'max-lg:px-[clamp(1.25rem,4vw,3rem)] max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
        // Where the window is so low that it would cover the form, it stands at the form's end instead.
        '[@media(min-height:30rem)]:max-lg:sticky [@media(min-height:30rem)]:max-lg:bottom-0'
      }
    >
      <div className="lg:hidden">{!isEmpty && <SummaryBar />}</div>
      {step === 4 ? (
        // Where it cannot be loaded, the step above it says so.
        <LatePart waiting={<Skeleton className="h-13" />} missing={<BackButton />}>
          <Complete onConfirmed={onConfirmed} back={<BackButton isShort />} />
        </LatePart>
      ) : (
        <Onwards />
      )}
    </div>
  )
}

function Onwards() {
  const { draft, clock, step, goTo, mayLeave } = useBooking()
  const reason = whyIncomplete(step, draft, clock.problem)
  const next = step + 1
  return (
    <>
      {reason !== undefined && <p className="mb-1 text-sm text-soft lg:mb-2 lg:text-right">{reason}</p>}
      <div className="flex justify-end gap-3">
        {step > 1 && <BackButton />}
        <Button
          variant="primary"
          size="large"
          disabledReason={reason}
          onClick={() => isStep(next) && mayLeave() && goTo(next)}
          className="max-lg:flex-1"
        >
          {wizardTexts.next}
          <ArrowRightIcon className="size-4.5" />
        </Button>
      </div>
    </>
  )
}

/** Leads to the step before. Short, it is an arrow on a phone: the other button has more to say. */
function BackButton({ isShort = false }: { isShort?: boolean }) {
  const { step, goTo } = useBooking()
  const before = step - 1
  return (
    <Button
      size="large"
      onClick={() => isStep(before) && goTo(before)}
      className={isShort ? 'mr-auto px-5! max-sm:px-3.5!' : 'mr-auto px-5!'}
    >
      <ChevronLeftIcon className="size-4.5" />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>{wizardTexts.back}</span>
    </Button>
  )
}

const loadSheet = () => import('./summary/summary-sheet.tsx')
const SummarySheet = lazy(async () => ({ default: (await loadSheet()).SummarySheet }))

/** The summary on a phone: one line that opens to the whole. */
function SummaryBar() {
  const { draft, quotes } = useBooking()
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
