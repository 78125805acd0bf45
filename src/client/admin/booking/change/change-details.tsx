import type { Booking } from '@chauffeur/contract/bookings'
import { useId, useState } from 'react'
import { DetailsFields } from '../../../shared/change/details-fields.tsx'
import { changedDetails, detailsOf, detailsProblems } from '../../../shared/change/details.ts'
import { useKeptPhones } from '../../../shared/forms/use-phone-refusal.tsx'
import { useFormProblems } from '../../../shared/forms/use-form-problems.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { useChangeDetails } from './use-change-acts.ts'

/** The details without a price: flight, sign, passengers, seats and wishes. */
export function ChangeDetails({ booking }: { booking: Booking }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [details, setDetails] = useState(() => detailsOf(booking))
  const phones = useKeptPhones(open)
  const { form, problemAt, handleSubmit, showRefused, clear, clearRefused } = useFormProblems(
    detailsProblems(details, detailsOf(booking), phones.refusalOf),
  )
  const { run, isPending } = useChangeDetails(booking, {
    onDone: () => setOpen(false),
    onRefused: showRefused,
  })
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setDetails(detailsOf(booking))
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button size="small">{texts.details}</Button>}
      title={texts.detailsTitle}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: texts.cancel, submit: texts.save, busy: texts.saving }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => {
          const changed = changedDetails(details, detailsOf(booking))
          if (Object.keys(changed).length > 0) run({ ...changed, ...phones.unchecked(details.customerPhone) })
          else setOpen(false)
        })}
        className="grid gap-5"
      >
        <p className="text-soft">{texts.detailsEffect}</p>
        <DetailsFields
          details={details}
          booked={detailsOf(booking)}
          onChange={(changed) => setDetails((before) => ({ ...before, ...changed }))}
          problemAt={problemAt}
          vehicleId={booking.vehicleId}
          mayChangeFlight
          onKeepPhone={() => {
            phones.keep(details.customerPhone)
            clearRefused()
          }}
        />
      </form>
    </FormDialog>
  )
}
