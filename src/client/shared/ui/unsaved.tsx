import { createContext, use, useEffect, useId, useRef, type ReactNode } from 'react'

/** Knows what would be lost by leaving, and asks before it is. Only where a page offers one. */
export interface UnsavedWork {
  /** Names a part of the page by its id, and how to see whether it holds something that is not saved. */
  readonly watch: (id: string, isUnsaved: () => boolean) => void
  readonly forget: (id: string) => void
  /** Goes on at once where nothing would be lost, else once that is agreed to. `only`: the part that is left. */
  readonly leave: (goOn: () => void, only?: string) => void
}

export const UnsavedWorkContext = createContext<UnsavedWork | null>(null)

/**
 * Has people asked before they leave a form whose fields are not saved.
 *
 * @returns what leaves the form itself, like Escape, after asking the same.
 */
export function useUnsaved(isUnsaved: boolean): (goOn: () => void) => void {
  const id = useId()
  const work = use(UnsavedWorkContext)
  useEffect(() => {
    if (!work || !isUnsaved) return undefined
    work.watch(id, () => true)
    return () => work.forget(id)
  }, [work, id, isUnsaved])
  return (goOn) => (work ? work.leave(goOn, id) : goOn())
}

// A choice is made again at once; text is not.
const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=color], [type=file])'

type TypedPartProps = { id: string; className?: string; children: ReactNode }

/** A part whose typed text is unsaved for as long as its fields are there: they go once they are sent. */
export function TypedPart({ id, className, children }: TypedPartProps) {
  const work = use(UnsavedWorkContext)
  const typed = useRef(new Set<Element>())
  useEffect(() => () => work?.forget(id), [work, id])
  return (
    <div
      className={className}
      onInput={({ target }) => {
        if (!(target instanceof Element && target.matches(TEXT_FIELDS))) return
        typed.current.add(target)
        work?.watch(id, () => [...typed.current].some((field) => field.isConnected))
      }}
    >
      {children}
    </div>
  )
}
