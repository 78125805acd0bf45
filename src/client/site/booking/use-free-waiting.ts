import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { legTexts } from '@chauffeur/words/en/journey'
import { useSite } from '../../shared/firm/use-site.ts'
import { useBooking, waitsForFlight } from '../../shared/journey/state/booking-context.ts'

/** The promise of free waiting at an airport; with a way back, which of the two begins at one. */
export function useFreeWaiting(): readonly string[] {
  const { draft, clock, back } = useBooking()
  const { minutes } = flightPromise(arrivalTexts.flight, flightService(useSite().landingsFrom))
  const claim = arrivalTexts.minutesFree(minutes)
  const isThere = waitsForFlight({ draft, clock })
  const isBack = back ? waitsForFlight(back) : isThere
  if (isThere === isBack) return isThere ? [claim] : []
  return [legTexts.of(isThere ? legTexts.there : legTexts.back, claim)]
}
