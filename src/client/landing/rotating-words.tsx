import { useEffect, useState } from 'react'
import { classNames } from '../ui/class-names.ts'

type RotatingWordsProps = {
  words: readonly string[]
  /** For how long each is shown. */
  milliseconds: number
  isRunning: boolean
  className?: string | undefined
}

/**
 * One word after another in the same position. All are in the page at once, so that the width is that of the longest.
 */
export function RotatingWords({ words, milliseconds, isRunning, className }: RotatingWordsProps) {
  const turn = useRotation(words.length, milliseconds, isRunning)
  return (
    <span className={classNames('inline-grid', className)}>
      {words.map((word, index) => (
        <span
          key={word}
          data-shown={index === turn}
          className={classNames(
            'col-start-1 row-start-1 transition duration-250',
            index === turn ? 'delay-100' : 'translate-y-[0.15em] opacity-0',
          )}
        >
          {word}
        </span>
      ))}
    </span>
  )
}

/** Which of so many is shown: the next one every `milliseconds`, while it runs. */
function useRotation(count: number, milliseconds: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTurn((current) => (current + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [count, milliseconds, isRunning])
  return turn
}
