import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { TrashIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { regionTexts } from './region-texts.ts'
import { useDeleteRegion } from './use-regions.ts'

type DeleteRegionProps = { region: AdminRegion; stops?: number | undefined }

const texts = regionTexts.delete

/** Deletes a region after a question. Why it was refused stays there to be read. */
export function DeleteRegion({ region, stops = 0 }: DeleteRegionProps) {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, isPending } = useDeleteRegion(region, {
    onDone: () => setOpen(false),
    onRefused: setRefusal,
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        setRefusal(undefined)
        setOpen(next)
      }}
      trigger={<IconButton size="small" label={texts.label(region.name)} icon={<TrashIcon />} />}
      title={texts.question}
      description={
        <>
          <CustomerText>{region.name}</CustomerText> {texts.effect} {stops > 0 && texts.itsStops(stops)}
        </>
      }
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      busy={isPending}
      tone="destructive"
      onConfirm={() => run(undefined)}
    >
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          <CustomerText>{refusal}</CustomerText>
        </p>
      )}
    </AlertDialog>
  )
}
