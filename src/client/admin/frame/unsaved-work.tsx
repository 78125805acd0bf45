import { useBlocker } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { UnsavedWorkContext, type UnsavedWork } from '../../shared/ui/unsaved.tsx'
const LOGIN = '/admin/login'

/** Asks before a page, a tab of the dashboard, a dialog or the browser's tab is left with something that is not saved. */
export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const [watched] = useState(() => new Map<string, () => boolean>())
  const [asked, setAsked] = useState<{ readonly goOn: () => void }>()
  const work = useMemo<UnsavedWork>(
    () => ({
      watch: (id, isPartUnsaved) => void watched.set(id, isPartUnsaved),
      forget: (id) => void watched.delete(id),
      leave: (goOn, only) => (isUnsaved(watched, only) ? setAsked({ goOn }) : goOn()),
    }),
    [watched],
  )
  const blocker = useBlocker({
    // Whoever is signed out cannot save any more. Filters and days of a page leave its forms as they are.
    shouldBlockFn: ({ current, next }) =>
      next.pathname !== LOGIN &&
      (next.pathname !== current.pathname || tabOf(next.search) !== tabOf(current.search)) &&
      isUnsaved(watched),
    enableBeforeUnload: () => isUnsaved(watched),
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  const goOn = isBlocked ? blocker.proceed : asked?.goOn
  const stay = () => {
    if (isBlocked) blocker.reset()
    setAsked(undefined)
  }
  return (
    <UnsavedWorkContext value={work}>
      {children}
      <AlertDialog
        open={goOn !== undefined}
        onOpenChange={(open) => !open && stay()}
        title="Leave without saving?"
        description="What you have typed here is not saved, and would be lost."
        cancelLabel="Stay"
        confirmLabel="Leave without saving"
        tone="destructive"
        onConfirm={() => {
          setAsked(undefined)
          goOn?.()
        }}
      />
    </UnsavedWorkContext>
  )
}

type Parts = ReadonlyMap<string, () => boolean>

function isUnsaved(watched: Parts, only?: string): boolean {
  return [...watched].some(([id, isPartUnsaved]) => (only === undefined || id === only) && isPartUnsaved())
}

function tabOf(search: object): unknown {
  return 'tab' in search ? search.tab : undefined
}
