import { Button } from '../../ui/button.tsx'
import { FormDialogWithTrigger } from '../common/form-dialog-with-trigger.tsx'
import { BlockForm } from './block-form.tsx'
import { carTexts } from './car-texts.ts'
import type { Blocked } from './use-cars.ts'

const texts = carTexts.blocking

/** The button and the dialog that say when a car or a driver is not there. */
export function BlockDialog({ of }: { of: Blocked }) {
  return (
    <FormDialogWithTrigger
      trigger={
        <Button size="small" aria-label={carTexts.blockOf(of.name)}>
          {carTexts.block}
        </Button>
      }
      title={texts.title(of.name)}
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      {(form) => <BlockForm {...form} of={of} />}
    </FormDialogWithTrigger>
  )
}
