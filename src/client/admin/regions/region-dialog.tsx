import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { RegionForm } from './region-form.tsx'
import { regionTexts } from './region-texts.ts'

const texts = regionTexts.dialog

/** The button and the dialog that add a route, or edit one. Each opening starts anew. */
export function RegionDialog({ region }: { region?: AdminRegion }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const { title, submit, busy } = texts[region ? 'edit' : 'create']
  return (
    <FormDialog
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      trigger={
        region ? (
          <IconButton size="small" label={regionTexts.edit(region.name)} icon={<EditIcon />} />
        ) : (
          <Button variant="primary" size="small" className="max-sm:w-full">
            <PlusIcon className="size-4.5" />
            {regionTexts.add}
          </Button>
        )
      }
      title={title}
      size="large"
      formId={formId}
      isSending={isSending}
      texts={{ cancel: texts.cancel, submit, busy }}
    >
      <RegionForm id={formId} region={region} onSending={setSending} onDone={() => setOpen(false)} />
    </FormDialog>
  )
}
