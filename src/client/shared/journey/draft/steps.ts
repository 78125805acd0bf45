import {
  billingRefusal,
  missingPassengerFields,
  missingTripFields,
  noSeatRefusal,
  travellerRefusal,
  type PassengerEntries,
  type TripEntries,
} from '@chauffeur/domain/required-fields'
import { needsRefusal } from '@chauffeur/domain/needs'
import { samePlaceRefusal } from '@chauffeur/domain/same-place'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useEffect, useMemo, useState } from 'react'
import { legTexts, stepTexts } from '@chauffeur/words/en/journey'
import type { FieldProblems, ProblemAt } from '../../forms/use-form-problems.ts'
import type { PickupClock } from '../state/use-pickup-clock.ts'
import type { Draft } from './draft.ts'
import { type WizardStep, steps } from './wizard-search.ts'

/** One way of a journey there and back, as a trip of its own. */
interface Leg {
  readonly draft: Draft
  readonly clock: Pick<PickupClock, 'problem'>
}

/** Why the trip is not possible although every field is set, such as a pick-up in the past. */
type PickupProblem = string | undefined

/** Why the step cannot be left forwards, in a sentence, or undefined when it can. */
export function whyIncomplete(
  step: WizardStep,
  draft: Draft,
  pickupProblem: PickupProblem,
  back?: Leg,
): string | undefined {
  if (step === 1)
    return whyNoTrip(draft) ?? whySamePlace(draft) ?? pickupProblem ?? (back && whyNoWayBack(back))
  if (step === 2) return draft.vehicleId === null ? journeyReasons.no_vehicle : undefined
  if (step === 3) return whyNoPassenger(draft)
  return undefined
}

/** Options that were switched on in a step and then left empty, by the names of the call's fields. */
export function emptyDetails(step: WizardStep, draft: Draft): FieldProblems {
  if (step === 1) return { childSeatCount: sentenceFor(journeyReasons, noSeatRefusal(draft)) }
  if (step === 3)
    return {
      travellerName: sentenceFor(journeyReasons, travellerRefusal(draft)),
      wheelchair: sentenceFor(journeyReasons, needsRefusal(draft)),
      companyName: sentenceFor(journeyReasons, billingRefusal(draft)),
    }
  return {}
}

/** The step to show when this one is requested: no step before it may be incomplete. */
export function reachableStep(
  asked: WizardStep,
  draft: Draft,
  pickupProblem: PickupProblem,
  back?: Leg,
): WizardStep {
  const open = steps.find(
    (step) =>
      whyIncomplete(step, draft, pickupProblem, back) !== undefined || hasProblem(emptyDetails(step, draft)),
  )
  return open !== undefined && open < asked ? open : asked
}

function hasProblem(problems: FieldProblems): boolean {
  return Object.values(problems).some((problem) => problem !== undefined)
}

/** Why the trip leads nowhere, as far as the chosen addresses say it. */
export function whySamePlace(draft: Draft): string | undefined {
  const refusal = samePlaceRefusal({
    ...draft,
    pickup: { location: draft.pickupLocation, placeId: draft.pickupPlaceId },
    dropoff: { location: draft.dropoffLocation, placeId: draft.dropoffPlaceId },
  })
  return sentenceFor(journeyReasons, refusal)
}

const TRIP_ORDER = ['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime'] as const
const PASSENGER_ORDER = ['passengerName', 'email', 'phone'] as const

function whyNoTrip(draft: TripEntries, sentence = stepTexts.stillToChoose): string | undefined {
  const missing = missingTripFields(draft)
  const words = TRIP_ORDER.filter((field) => missing.includes(field)).map(
    (field) => stepTexts.tripFields[field],
  )
  return words.length === 0 ? undefined : sentence(listed(words))
}

function whyNoWayBack({ draft, clock }: Leg): string | undefined {
  const missing = whyNoTrip(draft, stepTexts.stillToChooseBack)
  const problem = whySamePlace(draft) ?? clock.problem
  return missing ?? (problem && legTexts.of(legTexts.back, problem))
}

function whyNoPassenger(draft: PassengerEntries): string | undefined {
  const missing = missingPassengerFields(draft)
  const words = PASSENGER_ORDER.filter((field) => missing.includes(field)).map(
    (field) => stepTexts.passengerFields[field],
  )
  return words.length === 0 ? undefined : stepTexts.stillToFillIn(listed(words))
}

function listed(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${stepTexts.and} ${words.at(-1)}`
}

interface EmptyDetails {
  readonly problemAt: ProblemAt
  /** Whether the step may be left; where not, what is wrong is shown, with the focus there. */
  readonly mayLeave: () => boolean
  /** For a step that knows of more that is wrong: a stable function. */
  readonly reportProblems: (problems: FieldProblems) => void
}

/** Options that a step switched on and left empty, shown once an attempt to leave it has failed. */
export function useEmptyDetails(step: WizardStep, draft: Draft): EmptyDetails {
  // A new object for each attempt, so that each moves the focus.
  const [failed, setFailed] = useState<{ readonly step: WizardStep }>()
  useEffect(() => {
    if (failed) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [failed])
  const [reported, reportProblems] = useState<FieldProblems>()
  return useMemo(() => {
    const problems: FieldProblems = { ...emptyDetails(step, draft), ...reported }
    return {
      reportProblems,
      problemAt: (field) => (failed?.step === step ? problems[field] : undefined),
      mayLeave() {
        const isEmpty = hasProblem(problems)
        setFailed(isEmpty ? { step } : undefined)
        return !isEmpty
      },
    }
  }, [failed, step, draft, reported])
}
