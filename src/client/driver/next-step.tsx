import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { nextSteps, UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import { useRef, useState } from 'react'
import { DeclineForm } from './decline-form.tsx'
import { bigButton, plainButton } from './looks.ts'
import { useSeconds } from './use-seconds.ts'
import type { Phone } from './use-phone.ts'
import { useWords } from './words-context.ts'

type Told = 'accept' | 'on_the_way' | 'arrived' | 'on_board' | 'completed'
const TOLD: ReadonlySet<string> = new Set(['accept', 'on_the_way', 'arrived', 'on_board', 'completed'])

function isTold(type: string): type is Told {
  return TOLD.has(type)
}

/** One large button for the step that comes next; for a minute, the way back. */
export function NextStep({ job, phone }: { job: DriverJob; phone: Phone }) {
  const words = useWords()
  const [isDeclining, setDeclining] = useState(false)
  const toldAt = useRef(0)
  // The button of the next step comes to where this one was: a second tap is not meant for it.
  const tell = (type: Told) => {
    const now = performance.now()
    if (toldAt.current !== 0 && now - toldAt.current < 1_000) return
    toldAt.current = now
    void phone.tell(job, type)
  }
  const steps = nextSteps(job.state, 'driver')
  const [first, ...others] = steps.filter(isTold)
  const mayDecline = steps.includes('decline')
  if (isDeclining && mayDecline)
    return (
      <DeclineForm
        onCancel={() => setDeclining(false)}
        onDecline={(note) => void phone.tell(job, 'decline', { note }).then(() => setDeclining(false))}
      />
    )
  return (
    <footer className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden">
      <UndoLine job={job} phone={phone} />
      {first && (
        <button type="button" className={bigButton} onClick={() => tell(first)}>
          {words.steps[first]}
        </button>
      )}
      {(mayDecline || others.length > 0) && (
        <div className="flex gap-2 *:flex-1">
          {mayDecline && (
            <button type="button" className={plainButton} onClick={() => setDeclining(true)}>
              {words.decline}
            </button>
          )}
          {job.state !== 'offered' &&
            others.map((type) => (
              <button key={type} type="button" className={plainButton} onClick={() => tell(type)}>
                {words.steps[type]}
              </button>
            ))}
        </div>
      )}
    </footer>
  )
}

function UndoLine({ job, phone }: { job: DriverJob; phone: Phone }) {
  const words = useWords()
  useSeconds()
  const { lastStep } = job
  if (!lastStep || lastStep.type === 'decline') return null
  const age = Math.floor((phone.now().getTime() - Date.parse(lastStep.occurredAt)) / 1000)
  const left = UNDO_SECONDS - 5 - age
  if (left <= 0) return null
  return (
    <button
      type="button"
      className={plainButton}
      onClick={() => void phone.tell(job, 'undo', { undoes: lastStep.id })}
    >
      {words.undoFor(Math.min(left, UNDO_SECONDS))}
    </button>
  )
}
