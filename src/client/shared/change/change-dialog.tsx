import type { ChangedTrip, ChangeQuote } from '@chauffeur/contract/change-fields'
import { changePageTexts, changeTexts } from '@chauffeur/words/en/changes'
import { useEffect, useId, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { refusalSentence } from '../api/refusal.ts'
import { useFormProblems } from '../forms/use-form-problems.ts'
import type { AskedPlace } from '../journey/fields/journey-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Notice } from '../ui/notice.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { TripFields, useTripForm, type BookedTrip, type ChangedTripInput } from './trip-form.tsx'
import { useTripChange, type ChangeCalls, type CheckedChange } from './use-trip-change.ts'

type ChangeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  title: string
  description?: string | undefined
  /** It waits for an answer, and stays open until then. */
  isBusy: boolean
  texts: { readonly cancel: string; readonly goOn: string; readonly reading: string; readonly back: string }
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  fields: ReactNode
  /** How the second step goes back or makes the change, once it was checked. */
  checked:
    | {
        readonly onBack: () => void
        readonly onMake: () => void
        readonly makeLabel: string
        readonly busyLabel: string
      }
    | undefined
  /** The second step's own part, and the part of both. */
  children: ReactNode
}

/** First what is to be another, then old and new beside each other; only the second step asks for it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { open, onOpenChange, returnFocusTo, title, description, isBusy, texts } = props
  const { form, onSubmit, fields, checked, children } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next)
      }}
      returnFocusTo={returnFocusTo}
      title={title}
      description={description}
      size="large"
      keepsOpen
      footer={
        checked ? (
          <>
            <Button disabled={isBusy} onClick={checked.onBack}>
              {texts.back}
            </Button>
            <Button variant="primary" busy={isBusy} busyLabel={checked.busyLabel} onClick={checked.onMake}>
              {checked.makeLabel}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={() => onOpenChange(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel={texts.reading}>
              {texts.goOn}
            </Button>
          </>
        )
      }
    >
      {/* Hidden, not gone: whoever goes back finds what was filled in. */}
      <form id={formId} ref={form} noValidate hidden={checked !== undefined} onSubmit={onSubmit}>
        {fields}
      </form>
      {children}
    </Dialog>
  )
}

type TripChangeDialogProps<Answer> = {
  trip: BookedTrip & ChangedTrip
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  calls: Omit<ChangeCalls<ChangedTripInput, CheckedChange<ChangedTripInput>, Answer>, 'onRefusedFields'>
  /** The page is being left to pay for the change. */
  isLeaving?: boolean
  /** Says what happens when the change is requested; shown before that. */
  effectOf: (quote: ChangeQuote) => string
  makeLabelOf: (quote: ChangeQuote) => string
  onAskTeam?: (place: AskedPlace) => void
}

/** Whoever booked a trip asks for another time, way or vehicle, at the price that was shown. */
export function TripChangeDialog<Answer>(props: TripChangeDialogProps<Answer>) {
  const { trip, calls, isLeaving = false, effectOf, makeLabelOf, onAskTeam, ...dialog } = props
  const texts = changePageTexts
  const form = useTripForm(trip)
  const {
    form: element,
    problemAt,
    handleSubmit,
    showRefused,
  } = useFormProblems({ ...form.problems, nothing: form.hasChanges ? undefined : changeTexts.nothing })
  const change = useTripChange({ ...calls, onRefusedFields: showRefused })
  const { checked, error } = change
  const problem = error ? (refusalSentence(error) ?? texts.failed) : problemAt('nothing')
  return (
    <ChangeDialog
      {...dialog}
      title={checked ? texts.check : texts.title}
      description={checked ? undefined : texts.lead}
      isBusy={change.isChecking || change.isSending || isLeaving}
      texts={{ cancel: texts.keep, goOn: texts.goOn, reading: texts.reading, back: texts.back }}
      form={element}
      onSubmit={handleSubmit(() => change.check(form.request))}
      fields={<TripFields form={form} problemAt={problemAt} onAskTeam={onAskTeam} />}
      checked={
        checked && {
          onBack: change.goBack,
          onMake: () => change.send(checked),
          makeLabel: makeLabelOf(checked.quote),
          busyLabel: isLeaving ? texts.leaving : texts.sending,
        }
      }
    >
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
        // Below a long form, where nobody would look for it.
        <div ref={takeFocus} tabIndex={-1} className="mt-5 outline-none">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </ChangeDialog>
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
