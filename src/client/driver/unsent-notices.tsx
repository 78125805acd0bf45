import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { DriverWords } from '@chauffeur/words/en/driver'
import { findSentence, type ReasonCode } from '@chauffeur/words/reasons'
import { panel, plainButton } from './parts.tsx'
import type { Uncounted } from './store.ts'
import { useWords } from './language.tsx'

interface UncountedStepsProps {
  readonly steps: readonly Uncounted[]
  readonly officePhone: string | null
  readonly onRead: () => void
}

/** The steps that can never be counted: which, why, and what the driver does now. It stays until it was read. */
export function UncountedSteps({ steps, officePhone, onRead }: UncountedStepsProps) {
  const all = useWords()
  const words = all.uncounted
  if (steps.length === 0) return null
  const isOfficeTold = steps.every((step) => step.isOfficeTold)
  return (
    <section role="alert" className={`${panel} mx-4 mt-4 grid gap-3 border-2 border-danger`}>
      <h2 className="text-heading text-danger">{words.title(steps.length)}</h2>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step.id}>
            <span className="font-semibold">
              {[step.trip, typeText(step.type, words)].filter((part) => part !== null).join(': ')}
            </span>
            <br />
            {words.why[step.code]}
          </li>
        ))}
      </ul>
      <p className="font-semibold">{isOfficeTold ? words.officeKnows : words.officeDoesNotKnow}</p>
      {officePhone !== null && (
        <a href={phoneLink(officePhone)} className={plainButton}>
          {all.office}
        </a>
      )}
      <button type="button" onClick={onRead} className={plainButton}>
        {words.read}
      </button>
    </section>
  )
}

function typeText(type: string | null, { types, step }: DriverWords['uncounted']): string {
  return Object.entries(types).find(([name]) => name === type)?.[1] ?? step
}

interface NotSentProps {
  readonly steps: number
  readonly isOffline: boolean
  readonly trouble: ReasonCode | undefined
}

/** The steps that have not arrived, or did not count, for the driver. */
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
