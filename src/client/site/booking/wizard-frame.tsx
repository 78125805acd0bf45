import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { summaryTexts, vehicleTexts, wizardTexts } from '@chauffeur/words/en/booking'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { StepIndicator } from '../../shared/ui/step-indicator.tsx'
import { useMedia } from '../../shared/ui/use-media.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { useBooking } from '../../shared/journey/state/booking-context.ts'
import { isStep, type WizardStep } from '../../shared/journey/draft/wizard-search.ts'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import { amountText } from '../../shared/locale/euros-text.ts'
import { JourneySummary, pricesThatFit } from './summary/journey-summary.tsx'
import { RoutePreview } from './trip/route-card.tsx'
import { StepService } from './trip/step-service.tsx'
import { WizardFooter } from './wizard-footer.tsx'

type Pages = Readonly<Record<WizardStep, () => ReactNode>>

// Nobody opens the wizard at its later steps, so what they need comes while the first is filled in.
const loadVehicle = () => import('./vehicle/step-vehicle.tsx')
const loadPassenger = () => import('./passenger/step-passenger.tsx')
const loadReview = () => import('./review/step-review.tsx')

const ownPages: Pages = {
  1: StepService,
  2: late(async () => (await loadVehicle()).StepVehicle),
  3: late(async () => (await loadPassenger()).StepPassenger),
  4: late(async () => (await loadReview()).StepReview),
}

function late(load: () => Promise<() => ReactNode>) {
  const LoadedStep = lazy(async () => ({ default: await load() }))
  return function LateStep() {
    return (
      <LatePart waiting={<Skeleton className="h-96" />}>
        <LoadedStep />
      </LatePart>
    )
  }
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
  const hasRoomForMap = useMedia('(min-width: 64rem) and (min-height: 54rem)', false)
  const StepPage = pages?.[step] ?? ownPages[step]
  useEffect(() => {
    if (hasPlace) fetchAhead(loadVehicle)
    if (step > 1) {
      fetchAhead(loadPassenger)
      fetchAhead(loadReview)
    }
  }, [step, hasPlace])
  return (
    <>
      <div className="shell">
        <div className="flex min-h-9 items-center justify-between gap-3 pb-2.75 lg:pb-6">
          <h2
            ref={heading}
            tabIndex={-1}
            className="min-w-0 font-display text-[clamp(1.25rem,0.6rem+3.9vw,2.5rem)] leading-tight tracking-tight outline-none"
          >
            <VisuallyHidden>{wizardTexts.stepOf(step, wizardTexts.steps.length)}: </VisuallyHidden>
            {wizardTexts.steps[step - 1]}
          </h2>
          <StepIndicator
            steps={wizardTexts.steps}
            current={step}
            onStepSelect={(to) => isStep(to) && goTo(to)}
            label={wizardTexts.progress}
          />
        </div>
        <div className="grid items-start gap-x-10 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pb-14">
          <div ref={page} data-between-bars className="min-w-0">
            {/* React takes the frame over first, and the step in smaller steps. */}
            <Suspense>
              <StepPage />
            </Suspense>
          </div>
          <Card
            as="aside"
            padding="none"
            aria-label={summaryTexts.title}
            className="sticky top-24 hidden overflow-clip lg:block"
          >
            {step > 1 && hasRoomForMap && <RoutePreview className="h-48" />}
            <div className="p-6">
              <h2 className="mb-5 text-heading">{summaryTexts.title}</h2>
              <Suspense>
                <JourneySummary />
              </Suspense>
            </div>
          </Card>
        </div>
        <QuoteAnnouncer />
      </div>
      <WizardFooter onConfirmed={onConfirmed} />
    </>
  )
}

type WizardHeadProps = { title: string; promise: string; children?: ReactNode }

/** The head of the wizard's page: a line over the title of the step. On a phone the form needs the room of the promise. */
export function WizardHead({ title, promise, children }: WizardHeadProps) {
  return (
    <div className="shell pt-2.5 pb-1 lg:pt-7 lg:pb-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="eyebrow font-sans">{title}</h1>
        <p className="text-sm text-soft max-sm:hidden">{promise}</p>
      </div>
      {children}
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

const SLIDE_PX = 28

/** A new step starts at the top, with the focus on its heading, and comes in from the side it lies on. */
function useStepChange(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === step) return
    heading.current?.focus({ preventScroll: true })
    toTop()
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      page.current?.animate(
        [
          { opacity: 0, transform: `translateX(${step > before ? SLIDE_PX : -SLIDE_PX}px)` },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      )
  }, [step])

  return { heading, page }
}

// Going back, the router puts the old scroll position back after this effect; a step always starts at its top.
function toTop() {
  scrollTo(0, 0)
  requestAnimationFrame(() => scrollTo(0, 0))
}

/** Announces to screen readers that the prices have arrived. */
function QuoteAnnouncer() {
  const { draft, quotes, step } = useBooking()
  const isAsking = quotes.all.some(({ state }) => state === 'loading' || state === 'waiting')
  const prices = pricesThatFit(quotes.all, draft.passengers)
  const isOf = step === 2 || step === 4
  return (
    <output aria-live="polite" className="sr-only">
      {isOf && isAsking && vehicleTexts.pricing}
      {isOf && !isAsking && refusal(prices)}
    </output>
  )
}

function refusal(prices: readonly number[]): string {
  return prices.length === 0
    ? summaryTexts.toBeEvaluated
    : vehicleTexts.pricesReady(prices.length, amountText(Math.min(...prices)))
}
