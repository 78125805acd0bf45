import { phoneLink } from '@chauffeur/domain/contact-formats'
import { isUncounted } from '@chauffeur/domain/driver-link'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import type { DriverWords } from '@chauffeur/words/en/driver'
import { findSentence, type ReasonCode } from '@chauffeur/words/reasons'
import { useState } from 'react'
import { PhoneIcon, WarningIcon } from '../shared/ui/icons.tsx'
import { NoteField, plainButton } from './parts.tsx'
import type { SentEvent } from './step.ts'
import type { Uncounted } from './store.ts'
import type { Phone } from './use-phone.ts'
import { useWords } from './language.tsx'

/** The steps that were not counted: which, why, and what the driver does now. It stays until it was read. */
export function UncountedSteps({ phone }: { phone: Phone }) {
  const all = useWords()
  const words = all.uncounted
  const { uncounted: steps, list } = phone
  const officePhone = list?.officePhone ?? null
  if (steps.length === 0) return null
  const lost = steps.filter(({ code }) => isUncounted(code))
  const isOfficeTold = lost.every((step) => step.isOfficeTold)
  // One that can still be sent is left by an answer of its own.
  const toRead = steps.flatMap(({ id, sent }) => (sent ? [] : id))
  return (
    <section
      role="alert"
      className="grid gap-3 bg-danger-wash px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-5"
    >
      <h2 className="flex items-center gap-3 text-heading">
        <WarningIcon className="size-6 shrink-0 text-danger" />
        {words.title(steps.length)}
      </h2>
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step.id} className="grid gap-1">
            <p className="font-semibold">{stepText(step, words)}</p>
            <p>{whyNot(step, all)}</p>
            {step.sent ? (
              <TooLongNote id={step.id} step={step.sent} phone={phone} />
            ) : (
              step.note && <p className={quoted}>{step.note}</p>
            )}
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <p className="font-semibold">{isOfficeTold ? words.officeKnows : words.officeDoesNotKnow}</p>
      )}
      <div className="grid gap-2">
        {officePhone !== null && (
          <a href={phoneLink(officePhone)} className={plainButton}>
            <PhoneIcon className="size-5" />
            {all.office}
          </a>
        )}
        {toRead.length > 0 && (
          <button type="button" onClick={() => void phone.forgetUncounted(toRead)} className={plainButton}>
            {words.read}
          </button>
        )}
      </div>
    </section>
  )
}

const quoted = 'border-s-4 border-danger ps-3 wrap-anywhere whitespace-pre-line text-soft'

const focus = (field: HTMLElement | null) => field?.focus()

/** A note that is too long for its step, and the ways out: it is shortened, and the step counts, or both are dropped. */
function TooLongNote({ id, step, phone }: { id: string; step: SentEvent; phone: Phone }) {
  const { uncounted: words } = useWords()
  const [note, setNote] = useState(step.note ?? '')
  const [isOpen, setOpen] = useState(false)
  const excess = note.trim().length - MAX_REASON_LENGTH
  if (!isOpen)
    return (
      <>
        <p className={`${quoted} line-clamp-2`}>{note}</p>
        <div className="mt-2 grid grid-cols-[1fr_auto] gap-2">
          <button type="button" onClick={() => setOpen(true)} className={plainButton}>
            {words.shorten}
          </button>
          <button type="button" onClick={() => void phone.forgetUncounted([id])} className={plainButton}>
            {words.delete}
          </button>
        </div>
      </>
    )
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void phone.sendShortened(id, step, note.trim())
      }}
    >
      <NoteField label={words.note} value={note} onChange={setNote} ref={focus} />
      {excess > 0 && <p className="font-semibold text-danger">{words.tooMany(excess)}</p>}
      <button type="submit" disabled={excess > 0 || note.trim() === ''} className={plainButton}>
        {words.send}
      </button>
    </form>
  )
}

/** "10:30 Faro Airport: On the way, 10:12" */
function stepText({ trip, type, occurredAt }: Uncounted, { types, step }: DriverWords['uncounted']): string {
  const name = Object.entries(types).find(([known]) => known === type)?.[1] ?? step
  const at = new Date(occurredAt ?? NaN)
  // On the phone's own clock, by which it was taken.
  const time = Number.isNaN(at.getTime()) ? undefined : timeFormat.format(at)
  return [trip, [name, time].filter(Boolean).join(', ')].filter((part) => part !== null).join(': ')
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** One that does not fit the trip as it is says so, with what the driver does. */
function whyNot({ code, reason }: Uncounted, { refused, uncounted }: DriverWords): string {
  if (isUncounted(code)) return uncounted.why[code]
  return (reason && findSentence(refused, reason)) ?? refused.not_counted
}

interface NotSentProps {
  readonly steps: number
  readonly isOffline: boolean
  readonly trouble: ReasonCode | undefined
}

/** The steps that have not arrived, or a photo that did not count, for the driver. */
export function NotSent({ steps, isOffline, trouble }: NotSentProps) {
  const words = useWords()
  const text =
    steps > 0 && isOffline
      ? words.unsent(steps)
      : trouble && (findSentence(words.refused, trouble) ?? words.refused.not_counted)
  return (
    <output className="sticky top-0 z-20 block">
      {text && (
        <span className="block border-b-2 border-warning bg-warning-wash px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 font-semibold text-warning">
          {text}
        </span>
      )}
    </output>
  )
}
