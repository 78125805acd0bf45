import { Spinner } from '../../ui/spinner.tsx'
import { tripTexts } from './trip-texts.ts'

/** Until the stops between two places are known. */
export function StopsLoading() {
  return (
    <p className="flex items-center gap-3 px-1 text-sm text-soft">
      <Spinner className="size-4.5 text-accent" />
      {tripTexts.stopsLoading}
    </p>
  )
}
