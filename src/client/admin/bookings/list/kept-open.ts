import { createContext, use, useState } from 'react'

/** The rows that were opened in a list, whose rows leave the page while they are out of sight. */
export const KeptOpen = createContext<Map<string, boolean> | null>(null)

/** Whether a part is open; in a list it is so again when it comes back into sight. */
export function useKeptOpen(id: string): readonly [boolean, (isOpen: boolean) => void] {
  const kept = use(KeptOpen)
  const [isOpen, setOpen] = useState(kept?.get(id) ?? false)
  const change = (isOpen: boolean) => {
    kept?.set(id, isOpen)
    setOpen(isOpen)
  }
  return [isOpen, change] as const
}
