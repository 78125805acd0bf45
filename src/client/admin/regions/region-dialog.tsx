import type { OfficeRegion } from '@chauffeur/contract/office-regions'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EditIcon, PlusIcon } from '../../ui/icons.tsx'
import { RegionForm } from './region-form.tsx'
import { regionTexts } from './region-texts.ts'

const texts = regionTexts.dialog

/** The button and the dialog that add a route, or edit one. Each opening starts anew. */
export function RegionDialog({ region }: { region?: OfficeRegion }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const { title, submit, busy } = texts[region ? 'edit' : 'create']
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSending) setOpen(next)
      }}
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
      footer={
        <>
          <Button disabled={isSending} onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <RegionForm id={formId} region={region} onSending={setSending} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
