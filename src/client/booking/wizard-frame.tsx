import { useEffect, type ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StepIndicator } from '../ui/step-indicator.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useBooking } from './state/booking-context.ts'
import { fetchLateSteps, fetchVehicleStep, LatePassenger, LateReview, LateVehicle } from './late-steps.tsx'
import { QuoteAnnouncer } from './quote-announcer.tsx'
import { isStep, type Step } from './draft/step.ts'
import { JourneySummary } from './summary/journey-summary.tsx'
import { summaryTexts } from './summary/summary-texts.ts'
import { StepService } from './trip/step-service.tsx'
import { useStepChange } from './use-step-change.ts'
import { WizardFooter } from './wizard-footer.tsx'
import { wizardTexts } from './wizard-texts.ts'

type Pages = Readonly<Record<Step, () => ReactNode>>

const ownPages: Pages = {
  1: StepService,
  2: LateVehicle,
  3: LatePassenger,
  4: LateReview,
}

interface WizardFrameProps {
  readonly onConfirmed: () => void
  /** Those that are shown in place of the usual ones. */
  readonly pages?: Partial<Pages>
}

/** The current step, the list of steps, and the summary beside them. */
export function WizardFrame({ onConfirmed, pages }: WizardFrameProps) {
  const { step, goTo, draft } = useBooking()
  const hasPlace = draft.pickupLocation !== ''
  const { heading, page } = useStepChange(step)
  const StepPage = pages?.[step] ?? ownPages[step]
  useEffect(() => {
    if (hasPlace) fetchVehicleStep()
    if (step > 1) fetchLateSteps()
  }, [step, hasPlace])
  return (
    <div className="shell pt-6 sm:pt-8">
      <StepIndicator
        steps={wizardTexts.steps}
        current={step}
        onStepSelect={(to) => isStep(to) && goTo(to)}
        label={wizardTexts.progress}
        className="mx-auto max-w-3xl"
      />
      <div className="grid items-start gap-x-10 pt-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pb-20">
        <div className="min-w-0">
          <div ref={page} data-between-bars>
            <h2 ref={heading} tabIndex={-1} className="mb-5 text-title outline-none">
              <VisuallyHidden>{wizardTexts.stepOf(step, wizardTexts.steps.length)}: </VisuallyHidden>
              {wizardTexts.steps[step - 1]}
            </h2>
            <StepPage />
          </div>
          <WizardFooter onConfirmed={onConfirmed} />
        </div>
        <Card as="aside" aria-label={summaryTexts.title} className="sticky top-24 mt-14 hidden lg:block">
          <h2 className="mb-5 text-heading">{summaryTexts.title}</h2>
          <JourneySummary />
        </Card>
      </div>
      <QuoteAnnouncer />
    </div>
  )
}

/** Shown in place of a step until the stored session has been read. */
export function WizardOpening() {
  return (
    <div className="shell grid max-w-3xl gap-6 py-10">
      <VisuallyHidden>{wizardTexts.opening}</VisuallyHidden>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-96" />
    </div>
  )
}
