import type { ComponentProps } from 'react'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { EditIcon, PlusIcon } from '../../shared/ui/icons.tsx'

type AddButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children'> & { label: string }

/** Beside the title of a list: opens what adds a row. */
export function AddButton({ label, ...button }: AddButtonProps) {
  return (
    <Button variant="primary" size="small" className="max-sm:w-full" {...button}>
      <PlusIcon className="size-4.5" />
      {label}
    </Button>
  )
}

type EditButtonProps = Omit<ComponentProps<typeof IconButton>, 'size' | 'icon'>

/** In a row: opens what edits it. */
export function EditButton(props: EditButtonProps) {
  return <IconButton size="small" icon={<EditIcon />} {...props} />
}
