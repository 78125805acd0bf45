import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { FormDialogWithTrigger } from '../common/form-dialog-with-trigger.tsx'
import { BlackoutForm } from './blackout-form.tsx'
import { capacityTexts } from './capacity-texts.ts'

const texts = capacityTexts.blackouts

/** The button and the dialog that close a time. */
export function BlackoutDialog() {
  return (
    <FormDialogWithTrigger
      trigger={
        <Button size="small" className="max-sm:w-full">
          <PlusIcon className="size-4.5" />
          {texts.add}
        </Button>
      }
      title={texts.dialog}
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      {(form) => <BlackoutForm {...form} />}
    </FormDialogWithTrigger>
  )
}
