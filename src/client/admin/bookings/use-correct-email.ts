import type { Booking } from '@chauffeur/contract/bookings'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { MAIL_AFTER_MS, type OnDecided } from '../decision/use-decision.ts'
import { emailTexts } from './email/email-texts.ts'

interface Correcting {
  /** Gets the booking as it is now, for a card that keeps its place in the list. */
  readonly onChanged: OnDecided
  readonly onDone: () => void
}

/** Saves another address; a while later the booking is read again, with what became of its mails. */
export function useCorrectEmail({ id }: Booking, { onChanged, onDone }: Correcting) {
  const { client, bookings } = trpc.useUtils()
  const readAgain = () => {
    void bookings.invalidate()
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onChanged(found, 'before'),
      () => {},
    )
  }
  return useAct<string, Booking>({
    act: (customerEmail) => client.bookings.correctEmail.mutate({ id, customerEmail }),
    done: emailTexts.done,
    failed: emailTexts.failed,
    refresh: () => bookings.invalidate(),
    onDone(corrected) {
      onChanged(corrected, 'before')
      onDone()
      setTimeout(readAgain, MAIL_AFTER_MS)
    },
  })
}
