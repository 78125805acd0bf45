import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useDraftDialog } from '../../common/use-draft-form.ts'
import { officeChangeTexts as texts } from './change-texts.ts'
import { useDeclineChange } from './use-change-acts.ts'

export const MAX_REASON_LENGTH = 300

type DeclineChangeProps = {
  booking: Booking
  change: TripChange
  /** The amount paid for it. */
  paid: string | undefined
}

/** Declines a change with a reason that the customer reads; one of the office's own is withdrawn. */
export function DeclineChange({ booking, change, paid }: DeclineChangeProps) {
  const { dialog, form, bind, problemAt } = useDraftDialog(
    () => ({ reason: '' }),
    useDeclineChange(booking, change),
  )
  const isOwn = change.by === 'office'
  return (
    <FormDialog
      {...dialog}
      trigger={<Button>{isOwn ? texts.withdraw : texts.decline}</Button>}
      title={isOwn ? texts.withdrawQuestion : texts.declineQuestion}
      texts={{
        cancel: texts.keep,
        submit: isOwn ? texts.withdraw : texts.decline,
        busy: texts.declining,
      }}
    >
      <form {...form} className="grid gap-4">
        <p className="text-soft">
          {paid === undefined ? texts.declineEffect : texts.declineEffectPaid(paid)}
        </p>
        <Field label={texts.reason} hint={texts.reasonForCustomer} error={problemAt('reason')} required>
          <TextInput {...bind('reason')} maxLength={MAX_REASON_LENGTH} autoComplete="off" />
        </Field>
      </form>
    </FormDialog>
  )
}
