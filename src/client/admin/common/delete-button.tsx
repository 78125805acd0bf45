import { useState, type ReactNode } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TrashIcon } from '../../ui/icons.tsx'

export type DeleteButtonProps = {
  /** What it deletes: "Delete Mercedes Vito, Hourly". */
  label: string
  question: string
  /** What follows from it. */
  description: ReactNode
  busy?: boolean | undefined
  /** Its row goes away with it; while it fails, the question stays open. */
  onDelete: () => void
}

/** Deletes after a question. */
export function DeleteButton({ label, question, description, busy = false, onDelete }: DeleteButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) setOpen(next)
      }}
      trigger={<IconButton size="small" label={label} icon={<TrashIcon />} />}
      title={question}
      description={description}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      tone="destructive"
      onConfirm={onDelete}
    />
  )
}
