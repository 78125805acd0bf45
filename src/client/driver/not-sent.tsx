import type { Trouble } from './use-phone.ts'
import { useWords } from './words-context.ts'
import type { Words } from './words/en.ts'

interface NotSentProps {
  readonly steps: number
  readonly isOffline: boolean
  readonly trouble: Trouble | undefined
}

/** What the driver should know of steps that have not arrived, or did not count. */
export function NotSent({ steps, isOffline, trouble }: NotSentProps) {
  const words = useWords()
  const text = steps > 0 && isOffline ? words.unsent(steps) : trouble && troubleText(trouble, words)
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

function troubleText(trouble: Trouble, words: Words): string {
  const texts: Readonly<Record<Trouble, string>> = {
    changed: words.lookAgain,
    notYours: words.releasedText,
    tripOver: words.tripOver,
    tooLateToUndo: words.tooLateToUndo,
    notDeclined: words.notDeclined,
    noShowTooEarly: words.noShowTooEarly,
    notCounted: words.notCounted,
    photoRefused: words.photoRefused,
    notKept: words.notKept,
  }
  return texts[trouble]
}
