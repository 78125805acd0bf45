import { useSite } from '../site/use-site.ts'
import { classNames } from '../ui/class-names.ts'
import { ArrowRightIcon, ChevronLeftIcon } from '../ui/icons.tsx'
import { Button } from '../ui/button.tsx'
import { useBooking } from './state/booking-context.ts'
import { Complete } from './review/complete.tsx'
import { isStep } from './draft/step.ts'
import { whyIncomplete } from './draft/steps.ts'
import { SummaryBar } from './summary/summary-bar.tsx'
import { wizardTexts } from './wizard-texts.ts'

type WizardFooterProps = { onConfirmed: () => void }

/** Back and on. On a phone it stays at the bottom, with the summary in one line. */
export function WizardFooter({ onConfirmed }: WizardFooterProps) {
  const { step, draft } = useBooking()
  const isEmpty = draft.pickupLocation === '' && draft.dropoffLocation === ''
  const { whatsappNumber } = useSite()
  return (
    <div
      className={classNames(
        'z-30 mt-8 grid grid-cols-[minmax(0,1fr)] gap-1 max-lg:-mx-[clamp(1.25rem,4vw,3rem)] max-lg:border-t max-lg:border-line max-lg:bg-raised ' +
          'max-lg:px-[clamp(1.25rem,4vw,3rem)] max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
          // Where the window is so low that it would cover the form, it stands at the form's end instead.
          '[@media(min-height:30rem)]:max-lg:sticky [@media(min-height:30rem)]:max-lg:bottom-0',
        // The chat button's place (site/whatsapp-button.tsx), at the end of the last row.
        whatsappNumber && '[@media(min-height:30rem)]:max-lg:*:last:pr-16',
      )}
    >
      <div className="lg:hidden">{!isEmpty && <SummaryBar />}</div>
      {step === 4 ? <Complete onConfirmed={onConfirmed} back={<BackButton />} /> : <Onwards />}
    </div>
  )
}

function Onwards() {
  const { draft, clock, step, goTo } = useBooking()
  const reason = whyIncomplete(step, draft, clock.problem)
  const next = step + 1
  return (
    <>
      {reason !== undefined && <p className="mb-1 text-sm text-soft lg:mb-2 lg:text-right">{reason}</p>}
      <div className="flex justify-between gap-3">
        <BackButton />
        <Button
          variant="primary"
          size="large"
          disabledReason={reason}
          onClick={() => isStep(next) && goTo(next)}
          className="max-lg:flex-1"
        >
          {wizardTexts.next}
          <ArrowRightIcon className="size-4.5" />
        </Button>
      </div>
    </>
  )
}

function BackButton() {
  const { step, goTo } = useBooking()
  const before = step - 1
  return (
    <Button
      size="large"
      disabledReason={step === 1 ? wizardTexts.firstStep : undefined}
      onClick={() => isStep(before) && goTo(before)}
      className="px-5!"
    >
      <ChevronLeftIcon className="size-4.5" />
      {wizardTexts.back}
    </Button>
  )
}
