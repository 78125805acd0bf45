import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { useId, useState } from 'react'
import { DELETED_MEANWHILE } from '../common/deleted-meanwhile.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { AddButton, EditButton } from '../common/row-buttons.tsx'
import type { RowsInEdit } from '../common/use-rows-in-edit.ts'
import { RegionForm } from './region-form.tsx'
import { regionTexts } from './region-texts.ts'

const texts = regionTexts.dialog

type RegionDialogProps =
  | { region?: never; editing?: never }
  | { region: AdminRegion; editing: RowsInEdit<AdminRegion> }

/** The button and the dialog that add a route, or edit one. Each opening starts from the saved values. */
export function RegionDialog({ region, editing }: RegionDialogProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const { title, submit, busy } = texts[region ? 'edit' : 'create']
  const isGone = region !== undefined && editing.isGone(region)
  const show = () => {
    if (region) editing.begin(region)
    setOpen(true)
  }
  const close = () => {
    if (region) editing.end(region)
    setOpen(false)
  }
  return (
    <FormDialog
      open={open}
      onOpen={show}
      onClose={close}
      trigger={
        region ? <EditButton label={regionTexts.edit(region.name)} /> : <AddButton label={regionTexts.add} />
      }
      title={title}
      size="large"
      formId={formId}
      isSending={isSending}
      refusal={isGone ? DELETED_MEANWHILE : undefined}
      texts={{ cancel: texts.cancel, submit, busy }}
    >
      <RegionForm id={formId} region={region} isGone={isGone} onSending={setSending} onDone={close} />
    </FormDialog>
  )
}
