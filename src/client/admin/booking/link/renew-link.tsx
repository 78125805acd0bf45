import type { Booking } from '@chauffeur/contract/bookings'
import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { useState } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import { useAct } from '../../common/use-act.ts'
import { linkTexts as texts } from './link-texts.ts'

/** Ends the links to the guest's private page, as where one came into the wrong hands. */
export function RenewLink({ booking }: { booking: Booking }) {
  const { id, customerEmail } = booking
  const { client, bookings, mails } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const canMail = isMailAddress(customerEmail)
  const { run, isPending } = useAct<void, Booking>({
    act: () => client.bookings.renewLink.mutate({ id }),
    done: canMail ? texts.done : withoutMail(texts.done),
    failed: texts.failed,
    refresh: () => Promise.all([bookings.invalidate(), mails.invalidate()]),
    onSettled: () => setOpen(false),
  })
  if (hasEnded(booking)) return null
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !isPending && setOpen(next)}
      trigger={
        <Button size="small" variant="ghost">
          {texts.open}
        </Button>
      }
      title={texts.question}
      description={canMail ? texts.effect(customerEmail) : texts.effectWithoutMail}
      confirmLabel={canMail ? texts.submit : texts.submitWithoutMail}
      cancelLabel={texts.keep}
      tone="destructive"
      busy={isPending}
      busyLabel={texts.busy}
      onConfirm={() => run()}
    />
  )
}

function hasEnded({ pickupAt }: Booking): boolean {
  return isLinkEnded(new Date(pickupAt), new Date())
}
