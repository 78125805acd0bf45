import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { shortDuration } from '@chauffeur/domain/duration'
import { doubtsAbout, type StepDoubt } from '@chauffeur/domain/step-doubts'
import { nextSteps, UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import { useRef, useState, useEffect } from 'react'
import { CollectForm } from './collect-form.tsx'
import { bigButton, plainButton, quietButton, NoteField } from './parts.tsx'
import { useSeconds } from './clock.ts'
import type { Phone } from './use-phone.ts'
import { useWords } from './language.tsx'

const DRIVER_STEPS = ['accept', 'on_the_way', 'arrived', 'on_board', 'completed'] as const
type DriverStep = (typeof DRIVER_STEPS)[number]

function isDriverStep(type: string): type is DriverStep {
  return DRIVER_STEPS.some((step) => step === type)
}

interface NextStepProps {
  readonly job: DriverJob
  readonly phone: Phone
  readonly onOther: (assignmentId: string) => void
}

/** One large button for the step that comes next; for a minute, the way back. */
export function NextStep({ job, phone, onOther }: NextStepProps) {
  const words = useWords()
  const owed = job.collect && !job.collected ? job.collect : null
  const [isDeclining, setDeclining] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [doubted, setDoubted] = useState<DriverStep>()
  const tappedAt = useRef(0)
  // Another button comes to where this one was: a second tap is not meant for it.
  const isSecondTap = () => {
    const now = performance.now()
    if (tappedAt.current !== 0 && now - tappedAt.current < 1_000) return true
    tappedAt.current = now
    return false
  }
  const report = (type: DriverStep) => {
    if (isSecondTap()) return
    if (type === 'completed' && owed) setPaying(true)
    else if (doubtsAbout(type, job, { trips: phone.jobs, now: phone.now() })) setDoubted(type)
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
  const doubts = doubted && doubtsAbout(doubted, job, { trips: phone.jobs, now: phone.now() })
  if (doubted && doubts)
    return (
      <DoubtForm
        doubts={doubts}
        onOther={onOther}
        onCancel={() => {
          tappedAt.current = 0
          setDoubted(undefined)
        }}
        onConfirm={(confirmed) => {
          if (!isSecondTap()) void phone.report(job, doubted, { confirmed }).then(() => setDoubted(undefined))
        }}
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

interface DoubtFormProps {
  readonly doubts: NonNullable<ReturnType<typeof doubtsAbout<DriverJob>>>
  readonly onOther: (assignmentId: string) => void
  readonly onCancel: () => void
  readonly onConfirm: (confirmed: StepDoubt[]) => void
}

/** Before a step that may be a mistake: why, and the ways on. */
function DoubtForm({ doubts: { openTrip, minutesEarly }, onOther, onCancel, onConfirm }: DoubtFormProps) {
  const words = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const questions = [
    openTrip && words.doubt.stillWith(openTrip.guestName),
    minutesEarly !== undefined && words.doubt.early(shortDuration(minutesEarly)),
  ].filter((one) => typeof one === 'string')
  const confirmed: StepDoubt[] = [
    ...(openTrip ? (['other_trip_open'] as const) : []),
    ...(minutesEarly === undefined ? [] : (['hours_early'] as const)),
  ]
  return (
    <section
      aria-label={questions[0]}
      className="sticky bottom-0 z-10 grid gap-3 rounded-t-card border-t border-line bg-raised px-4 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-card"
    >
      <h2 ref={title} tabIndex={-1} className="grid gap-2 text-title outline-none">
        {questions.map((question) => (
          <span key={question}>{question}</span>
        ))}
      </h2>
      {openTrip && (
        <button type="button" className={bigButton} onClick={() => onOther(openTrip.assignmentId)}>
          {words.doubt.openOther}
        </button>
      )}
      <button
        type="button"
        className={openTrip ? plainButton : bigButton}
        onClick={() => onConfirm(confirmed)}
      >
        {openTrip ? words.doubt.beginToo : words.doubt.begin}
      </button>
      <button type="button" className={`${quietButton} justify-self-center`} onClick={onCancel}>
        {words.cancel}
      </button>
    </section>
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
