import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { SettingForm } from './setting-form.tsx'

const texts = capacityTexts.settings

/** The button and the dialog that change how a class is sold. Each opening starts from the saved values. */
export function SettingDialog({ setting }: { setting: CapacitySetting }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = () => setOpen(false)
  return (
    <FormDialog
      open={open}
      onOpen={() => setOpen(true)}
      onClose={close}
      trigger={<IconButton size="small" label={texts.edit(setting.vehicleName)} icon={<EditIcon />} />}
      title={texts.dialog(setting.vehicleName)}
      size="large"
      formId={formId}
      isSending={isSending}
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      <SettingForm id={formId} setting={setting} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
