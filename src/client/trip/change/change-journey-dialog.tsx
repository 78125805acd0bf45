import type { Trip } from '@chauffeur/contract/trip'
import { STAYS_UNTIL_CONFIRMED } from '@chauffeur/domain/trip-change'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { refusalSentence } from '../../api/refusal.ts'
import { ChangeSummary } from '../../change/change-summary.tsx'
import { changeTexts as formTexts } from '../../change/change-texts.ts'
import { TripFields } from '../../change/trip-fields.tsx'
import { useTripForm } from '../../change/use-trip-form.ts'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { eurosText } from '../../locale/euros-text.ts'
import { say } from '../../locale/say.ts'
import { changeTexts as texts } from './change-texts.ts'
import { useChangeJourney } from './use-change-journey.ts'

type ChangeJourneyDialogProps = {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: (outcome: 'made' | 'asked') => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** First what is to be another, then old and new beside each other with the price; only the second step asks for it. */
export function ChangeJourneyDialog(props: ChangeJourneyDialogProps) {
  const { trip, open, onOpenChange, onDone, returnFocusTo } = props
  const formId = useId()
  const form = useTripForm(trip)
  const {
    form: element,
    problemAt,
    handleSubmit,
    showRefused,
  } = useFormProblems({
    ...form.problems,
    nothing: form.hasWish ? undefined : formTexts.nothing,
  })
  const change = useChangeJourney(trip.bookingNumber, {
    onRefusedFields: showRefused,
    onDone(outcome) {
      onOpenChange(false)
      onDone(outcome)
    },
  })
  const { checked, error } = change
  const isBusy = change.isChecking || change.isSending || change.isLeaving
  const problem = error ? (refusalSentence(error) ?? texts.failed) : problemAt('nothing')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next)
      }}
      returnFocusTo={returnFocusTo}
      title={checked ? texts.check : texts.title}
      description={checked ? undefined : texts.lead}
      size="large"
      keepsOpen
      footer={
        checked ? (
          <>
            <Button disabled={isBusy} onClick={change.goBack}>
              {texts.back}
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel={change.isLeaving ? texts.leaving : texts.sending}
              onClick={() => change.send(checked)}
            >
              {sendLabel(checked.quote)}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={() => onOpenChange(false)}>
              {texts.keep}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={change.isChecking}
              busyLabel={texts.reading}
            >
              {texts.goOn}
            </Button>
          </>
        )
      }
    >
      {/* Hidden, not gone: whoever goes back finds what was filled in. */}
      <form
        id={formId}
        ref={element}
        noValidate
        hidden={checked !== undefined}
        onSubmit={handleSubmit(() => change.check(form.wish))}
      >
        <TripFields form={form} problemAt={problemAt} />
      </form>
      {checked && (
        <Checking>
          <ChangeSummary
            before={trip}
            after={checked.quote.trip}
            costs={checked.quote}
            isWaiting={checked.quote.takesEffect === 'when_accepted'}
            effect={effectOf(checked.quote)}
          />
        </Checking>
      )}
      {change.isPriceNew && (
        <Notice tone="warning" className="mt-5">
          {texts.priceChanged}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="danger" className="mt-5">
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}

/** The button that led here is gone, so the focus comes along. */
function Checking({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

type Quote = NonNullable<ReturnType<typeof useChangeJourney>['checked']>['quote']

function effectOf({ takesEffect, note }: Quote): string {
  if (takesEffect === 'when_accepted') return say(note ?? STAYS_UNTIL_CONFIRMED)
  return takesEffect === 'at_once' ? texts.atOnce : texts.whenPaid
}

function sendLabel({ takesEffect, settlement, differenceCents }: Quote): string {
  if (settlement === 'checkout') return texts.payIt(eurosText(differenceCents))
  return takesEffect === 'at_once' ? texts.makeIt : texts.askForIt
}
