import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { legTexts } from '@chauffeur/words/en/journey'
import { useSite } from '../../shared/firm/use-site.ts'
import { type Draft, isAirportPickup } from '../../shared/journey/draft/draft.ts'

/** The promise of free waiting at an airport; with a way back, which of the two begins at one. */
export function useFreeWaiting(draft: Draft): readonly string[] {
  const { minutes } = flightPromise(arrivalTexts.flight, flightService(useSite().landingsFrom))
  const claim = arrivalTexts.minutesFree(minutes)
  const isThere = isAirportPickup(draft)
  const isBack = draft.back ? isAirportPickup(draft.back) : isThere
  if (isThere === isBack) return isThere ? [claim] : []
  return [legTexts.of(isThere ? legTexts.there : legTexts.back, claim)]
}
