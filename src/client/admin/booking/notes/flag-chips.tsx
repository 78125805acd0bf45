import type { Booking } from '@chauffeur/contract/bookings'
import { bookingFlags, flagLabels, type BookingFlag } from '@chauffeur/domain/booking-flags'
import { trpc } from '../../../api/trpc.ts'
import { ToggleChip } from '../../../ui/toggle-chip.tsx'
import { useAct } from '../../common/use-act.ts'
import { noteTexts as texts } from './note-texts.ts'

/** What the office marks the booking with: one tap sets a flag, and one takes it away. */
export function FlagChips({ booking: { id, flags } }: { booking: Booking }) {
  const { client, bookings } = trpc.useUtils()
  const { run } = useAct<BookingFlag[], Booking>({
    act: (wanted) => client.bookings.flag.mutate({ id, flags: wanted }),
    failed: texts.flagFailed,
    refresh: () => bookings.invalidate(),
  })
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{texts.flags}</legend>
      {bookingFlags.map((flag) => (
        <ToggleChip
          key={flag}
          isPressed={flags.includes(flag)}
          onToggle={() =>
            run(flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag])
          }
        >
          {flagLabels[flag]}
        </ToggleChip>
      ))}
    </fieldset>
  )
}
