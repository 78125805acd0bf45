import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { describeDay } from '@chauffeur/domain/time'
import { todayTexts as texts } from './today-texts.ts'

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
