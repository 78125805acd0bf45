import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { nextSteps, UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import { useRef, useState, useEffect } from 'react'
import { CollectForm } from './collect-form.tsx'
import { bigButton, plainButton, NoteField } from './parts.tsx'
import { useSeconds } from './clock.ts'
import type { Phone } from './use-phone.ts'
import { useWords } from './language.tsx'

const DRIVER_STEPS = ['accept', 'on_the_way', 'arrived', 'on_board', 'completed'] as const
type DriverStep = (typeof DRIVER_STEPS)[number]

function isDriverStep(type: string): type is DriverStep {
  return DRIVER_STEPS.some((step) => step === type)
}

/** One large button for the step that comes next; for a minute, the way back. */
export function NextStep({ job, phone }: { job: DriverJob; phone: Phone }) {
  const words = useWords()
  const owed = job.collect && !job.collected ? job.collect : null
  const [isDeclining, setDeclining] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const reportedAt = useRef(0)
  // The button of the next step comes to where this one was: a second tap is not meant for it.
  const report = (type: DriverStep) => {
    const now = performance.now()
    if (reportedAt.current !== 0 && now - reportedAt.current < 1_000) return
    reportedAt.current = now
    if (type === 'completed' && owed) setPaying(true)
    else void phone.report(job, type)
  }
  const steps = nextSteps(job.state, 'driver')
  const [first, ...others] = steps.filter(isDriverStep)
  const mayDecline = steps.includes('decline')
  if (isDeclining && mayDecline)
    return (
      <DeclineForm
        onCancel={() => setDeclining(false)}
        onDecline={(note) => void phone.report(job, 'decline', { note }).then(() => setDeclining(false))}
      />
    )
  if (isPaying && owed && first === 'completed')
    return (
      <CollectForm
        job={job}
        owed={owed}
        carried={phone.carried}
        onCancel={() => setPaying(false)}
        onAnswer={(collected) =>
          void phone.report(job, 'completed', { collected }).then(() => setPaying(false))
        }
      />
    )
  return (
    <footer className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden">
      <UndoLine job={job} phone={phone} />
      {first && (
        <button type="button" className={bigButton} onClick={() => report(first)}>
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
              <button key={type} type="button" className={plainButton} onClick={() => report(type)}>
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
      onClick={() => void phone.report(job, 'undo', { undoes: lastStep.id })}
    >
      {words.undoFor(Math.min(left, UNDO_SECONDS))}
    </button>
  )
}

interface DeclineFormProps {
  readonly onCancel: () => void
  readonly onDecline: (reason: string) => void
}

/** Why a driver cannot take a trip: the office has to know. */
function DeclineForm({ onCancel, onDecline }: DeclineFormProps) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      aria-label={words.declineTitle}
      className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-surface px-4 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason.trim())
      }}
    >
      <h2 className="text-heading">{words.declineTitle}</h2>
      <NoteField label={words.declineReason} ref={field} value={reason} onChange={setReason} />
      <button type="submit" disabled={reason.trim() === ''} className={bigButton}>
        {words.declineSend}
      </button>
      <button type="button" onClick={onCancel} className={plainButton}>
        {words.cancel}
      </button>
    </form>
  )
}
