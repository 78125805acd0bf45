import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import { ShownOnce } from '../../common/shown-once.tsx'
import { unpaidTexts } from './unpaid-texts.ts'
import { useSendPaymentLink } from './use-unpaid-acts.ts'

const texts = unpaidTexts.sendPaymentLink

/** Mails the link; then it is shown, to be sent in another way, too. */
export function SendPaymentLink({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState<string>()
  const isReachable = isMailAddress(booking.customerEmail)
  const amount = formatEuros(toCents(booking.totalPrice))
  const { run, isPending } = useSendPaymentLink(booking, setUrl)
  const change = (next: boolean) => {
    if (isPending) return
    setOpen(next)
    if (next) setUrl(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button size="small">{texts.open}</Button>}
      title={url === undefined ? texts.question : isReachable ? texts.made : texts.madeWithoutMail}
      footer={
        url === undefined ? (
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              {unpaidTexts.cancel}
            </Button>
            <Button variant="primary" busy={isPending} busyLabel={texts.busy} onClick={() => run()}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <Button onClick={() => change(false)}>{unpaidTexts.close}</Button>
        )
      }
    >
      {url === undefined ? (
        <p className="text-soft">
          <CustomerText>
            {isReachable ? texts.effect(booking.customerEmail, amount) : texts.withoutMail(amount)}
          </CustomerText>
        </p>
      ) : (
        <ShownOnce label={texts.link} value={url} sentence={texts.sentence} takesFocus />
      )}
    </Dialog>
  )
}
