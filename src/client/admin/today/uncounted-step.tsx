import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { Link } from '@tanstack/react-router'
import { describeDay } from '@chauffeur/domain/time'
import { Button } from '../../shared/ui/button.tsx'
import { PhoneIcon, WarningIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { todayTexts as texts } from './today-texts.ts'
import { useSettleStep } from './use-board.ts'

/** A step from a driver's phone that can never be counted: somebody has to ask the driver. */
export function UncountedStep({ step, today }: { step: UncountedStepAnswer; today: string }) {
  const { run, isPending } = useSettleStep(step.id)
  const { trip, note, driverName, driverPhone } = step
  const sentence = uncountedSentence(step, today)
  const name = driverName?.split(' ')[0] ?? ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-s-4 border-s-danger-fill bg-danger-wash px-4 py-2.5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 text-danger">
        <WarningIcon className="mt-0.5 size-4.5" />
        <p className="min-w-0 wrap-anywhere">
          <CustomerText>{sentence}</CustomerText>
          {note !== null && (
            <span className="block whitespace-pre-line text-soft">
              {texts.uncounted.note}: <CustomerText>{note}</CustomerText>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {driverPhone !== null && (
          <Button size="small" asChild>
            <a href={`tel:${driverPhone}`}>
              <PhoneIcon className="size-4.5" />
              {texts.call(name)}
            </a>
          </Button>
        )}
        {trip && (
          <Button size="small" asChild>
            <Link to="/admin/bookings/$number" params={{ number: trip.bookingNumber }}>
              {texts.uncounted.open}
            </Link>
          </Button>
        )}
        <Button size="small" busy={isPending} aria-description={sentence} onClick={() => run(undefined)}>
          {texts.uncounted.settled}
        </Button>
      </div>
    </div>
  )
}

/** Which step could not be counted, why, and who is to be called. A step that is not known here is named as it was sent. */
export function uncountedSentence(
  { trip, code, type, driverName }: UncountedStepAnswer,
  today: string,
): string {
  const step = Object.entries(texts.steps).find(([name]) => name === type)?.[1] ?? type
  return texts.uncounted.sentence({
    trip: trip && tripText(trip, today),
    name: driverName?.split(' ')[0] ?? null,
    step,
    why: texts.uncounted.why[code],
  })
}

function tripText(
  { pickupDate, pickupTime, from, to }: NonNullable<UncountedStepAnswer['trip']>,
  today: string,
): string {
  const when = pickupDate === today ? pickupTime : `${describeDay(pickupDate)}, ${pickupTime}`
  return `${when} ${to === null ? from : `${from} → ${to}`}`
}
