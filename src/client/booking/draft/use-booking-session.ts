import { startTransition, useLayoutEffect, useReducer, useRef, type Dispatch } from 'react'
import { todayIn } from '@chauffeur/domain/time'
import { changeDraft } from './draft.ts'
import { findRun, keepRun } from './session-storage.ts'
import { prefillChanges, type Prefill } from './prefill.ts'
import { randomId } from '../../common/random-id.ts'
import { changeRun, newRun, type Run, type RunChange } from './booking-session.ts'

interface RunInHand {
  readonly run: Run
  readonly changeRun: Dispatch<RunChange>
  /** False until the browser has looked for what this tab has kept. */
  readonly isOpen: boolean
}

/**
 * The run of this tab: what it has kept, and over it what the link fills in. The server, which knows nothing of the
 * tab, draws what the link fills in alone.
 */
export function useRun(prefill: Prefill, openedAt: number): RunInHand {
  const [run, dispatch] = useReducer(changeRun, newRun, (fresh) => prefilled(fresh, prefill, openedAt))
  const isOpen = run.id !== ''
  const arrivedWith = useRef(prefill)

  // Before the first paint, so that nobody sees an empty form that fills itself.
  useLayoutEffect(() => {
    const found = findRun()
    const resume = (run: Run) =>
      dispatch({ type: 'resumed', run: prefilled(run, arrivedWith.current, openedAt) })
    if (found) resume(found)
    // Nothing to show: a slow phone need not redraw the whole form at once.
    else startTransition(() => resume({ ...newRun, id: randomId() }))
  }, [openedAt])

  useLayoutEffect(() => {
    if (isOpen) keepRun(run)
  }, [isOpen, run])

  return { run, changeRun: dispatch, isOpen }
}

function prefilled(run: Run, prefill: Prefill, openedAt: number): Run {
  // Lisbon's day begins last of the service area's, so no day that is still on anywhere is dropped.
  const changes = prefillChanges(prefill, todayIn('Europe/Lisbon', new Date(openedAt)))
  const draft = changes.reduce(changeDraft, run.draft)
  return draft === run.draft ? run : { ...run, draft, revision: run.revision + 1 }
}
