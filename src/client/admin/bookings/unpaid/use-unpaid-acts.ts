import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { trpc } from '../../../shared/api/trpc.ts'
import { useAct } from '../../common/use-act.ts'
import type { Save } from '../../common/use-draft-form.ts'
import { withoutMail } from '../email/email-texts.ts'
import { unpaidTexts } from './unpaid-texts.ts'

type PayDriverMethod = keyof typeof unpaidTexts.payDriver.methods

/** Reads the bookings and payments that are shown, whatever came of the act. */
function useRefresh() {
  const { bookings, payments } = trpc.useUtils()
  return () => Promise.all([bookings.invalidate(), payments.invalidate()])
}

export function useSendPaymentLink({ id, customerEmail }: Booking, onSent: (url: string) => void) {
  const { client } = trpc.useUtils()
  const { done, doneWithoutMail, failed } = unpaidTexts.sendPaymentLink
  return useAct<void, { url: string }>({
    act: () => client.unpaidBookings.sendLink.mutate({ id }),
    done: isMailAddress(customerEmail) ? done : withoutMail(doneWithoutMail),
    failed,
    refresh: useRefresh(),
    onDone: ({ url }) => onSent(url),
  })
}

export function usePayDriver({ id, customerEmail }: Booking, onSettled: () => void) {
  const { client } = trpc.useUtils()
  const { done, failed } = unpaidTexts.payDriver
  return useAct({
    act: (paymentMethod: PayDriverMethod) => client.unpaidBookings.payDriver.mutate({ id, paymentMethod }),
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed,
    refresh: useRefresh(),
    onSettled,
  })
}

export function useMarkPaid({ id, customerEmail }: Booking): Save<{ readonly note: string }> {
  const { client } = trpc.useUtils()
  const { done, failed, noteMissing } = unpaidTexts.markPaid
  return {
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? noteMissing : undefined }),
    act: ({ note }) => client.unpaidBookings.markPaid.mutate({ id, note: note.trim() }),
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed,
    refresh: useRefresh(),
    closesOnFailure: true,
  }
}
