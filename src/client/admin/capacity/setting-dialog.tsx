import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon } from '../../ui/icons.tsx'
import { FormDialogWithTrigger } from '../common/form-dialog-with-trigger.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { SettingForm } from './setting-form.tsx'

const texts = capacityTexts.settings

/** The button and the dialog that change how a class is sold. */
export function SettingDialog({ setting }: { setting: CapacitySetting }) {
  return (
    <FormDialogWithTrigger
      trigger={<IconButton size="small" label={texts.edit(setting.vehicleName)} icon={<EditIcon />} />}
      title={texts.dialog(setting.vehicleName)}
      size="large"
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      {(form) => <SettingForm {...form} setting={setting} />}
    </FormDialogWithTrigger>
  )
}
