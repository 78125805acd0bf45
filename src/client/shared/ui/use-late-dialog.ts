import { useRef, useState } from 'react'
import { fetchAhead } from './late-part.tsx'

/**
 * A dialog that is fetched when it is wanted: the properties of the button that opens it, and those of the dialog, once
 * it was opened. `openings` is a key with which each opening begins anew.
 */
export function useLateDialog(load: () => Promise<unknown>, onOpen?: () => void) {
  const [open, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const fetch = () => fetchAhead(load)
  return {
    openings,
    button: {
      ref: button,
      'aria-haspopup': 'dialog',
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick() {
        onOpen?.()
        setOpenings(openings + 1)
        setOpen(true)
      },
    },
    dialog: { open, onOpenChange: setOpen, returnFocusTo: button },
  } as const
}
