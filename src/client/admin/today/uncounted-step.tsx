import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { alarmTitle } from '@chauffeur/words/en/trip-alarms'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/fact.tsx'
import { reasonToast, useProcedure } from '../common/use-procedure.ts'
import { AlarmRow, CallDriver, MARK } from './alarm-row.tsx'
import { stepNames } from './trip-car.tsx'

/** A step from a driver's phone that can never be counted: somebody has to ask the driver. */
export function UncountedStepNotice({ step, today }: { step: UncountedStepAnswer; today: string }) {
  const { run, isPending } = useProcedure(trpc.dispatch.settleStep, {
    failed: (error) => reasonToast('Could not be settled', error),
  })
  const { trip, note, driverName, driverPhone } = step
  const sentence = uncountedSentence(step, today)
  return (
    <AlarmRow
      icon={<WarningIcon className={`${MARK} text-danger`} />}
      acts={
        <>
          <Button
            size="small"
            busy={isPending}
            aria-description={sentence}
            onClick={() => run({ id: step.id })}
          >
            Settled
          </Button>
          <CallDriver name={driverName} phone={driverPhone} />
        </>
      }
      more={
        trip && (
          <Button size="small" asChild>
            <Link to="/admin/bookings/$number" params={{ number: trip.bookingNumber }}>
              Open the booking
            </Link>
          </Button>
        )
      }
    >
      <p className="text-sm leading-tight text-danger wrap-anywhere">
        <CustomerText>{sentence}</CustomerText>
        {note !== null && (
          <span className="block whitespace-pre-line text-soft">
            Note: <CustomerText>{note}</CustomerText>
          </span>
        )}
      </p>
    </AlarmRow>
  )
}

const uncountedBecause: Readonly<Record<UncountedStepAnswer['code'], string>> = {
  unreadable: 'it could not be read.',
  unknown_step: 'no such step is known here.',
  note_too_long: 'its note is too long.',
  no_such_trip: 'it is about no trip of this driver.',
  id_taken: 'it came with the id of another step.',
  not_sent: 'it did not get through.',
}

/**
 * Which step could not be counted, why, and who is to be called. A step that is not known here is named as it was sent.
 * "10:30 Faro Airport → Vilamoura: Ana’s phone reported “On the way”, which could not be counted: …"
 */
export function uncountedSentence(
  { trip, code, type, driverName }: UncountedStepAnswer,
  today: string,
): string {
  const step = Object.entries(stepNames).find(([name]) => name === type)?.[1] ?? type
  const name = driverName?.split(' ')[0] ?? null
  const whose = name === null ? 'the driver’s phone' : `${name}’s phone`
  const what = step === null ? 'a step' : `“${step}”`
  const said = `${whose} reported ${what}, which could not be counted: ${uncountedBecause[code]} Please call ${name ?? 'the driver'}.`
  return trip ? `${tripText(trip, today)}: ${said}` : said.charAt(0).toUpperCase() + said.slice(1)
}

function tripText(
  { pickupDate, pickupTime: time, from, to }: NonNullable<UncountedStepAnswer['trip']>,
  today: string,
): string {
  return alarmTitle({ day: pickupDate === today ? null : pickupDate, time, from, to })
}
