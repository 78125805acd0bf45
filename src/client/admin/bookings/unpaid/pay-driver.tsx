import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioList } from '../../../ui/radio-list.tsx'
import { unpaidTexts } from './unpaid-texts.ts'
import { usePayDriver } from './use-unpaid-acts.ts'

const texts = unpaidTexts.payDriver
const options = (['cash', 'card_on_pickup'] as const).map((value) => ({
  value,
  label: texts.methods[value],
}))

/** Has the driver paid instead, in the way that is chosen. */
export function PayDriver({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false)
  const [method, setMethod] = useState<(typeof options)[number]['value']>('cash')
  const { run, isPending } = usePayDriver(booking, () => setOpen(false))
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={<Button size="small">{texts.open}</Button>}
      title={texts.question}
      description={isMailAddress(booking.customerEmail) ? texts.effect : texts.effectWithoutMail}
      confirmLabel={texts.submit}
      busyLabel={texts.busy}
      busy={isPending}
      onConfirm={() => run(method)}
    >
      <RadioList
        aria-label={texts.question}
        value={method}
        onValueChange={(chosen) => setMethod(options.find(({ value }) => value === chosen)?.value ?? 'cash')}
        options={options}
      />
    </AlertDialog>
  )
}
