import { useState, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { TrashIcon } from '../../shared/ui/icons.tsx'
import { useAct, type Act } from './use-act.ts'

type DeleteButtonProps = {
  /** The row that it deletes: "Delete Mercedes Vito, Hourly". */
  label: string
  question: string
  /** The consequences. */
  description: ReactNode
  /** Where nothing is deleted. */
  confirmLabel?: string | undefined
  busyLabel?: string | undefined
  /** The deletion, after which its row is gone. */
  act: Pick<Act<void, unknown>, 'act' | 'done' | 'failed' | 'refresh'>
}

/** Deletes after a question. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, question, description, confirmLabel = 'Delete', busyLabel = 'Deleting...', act } = props
  const [open, setOpen] = useState(false)
  const { run, isPending } = useAct({ ...act, onSettled: () => setOpen(false) })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={<IconButton size="small" label={label} icon={<TrashIcon />} />}
      title={question}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      busy={isPending}
      tone="destructive"
      onConfirm={() => run()}
    />
  )
}
