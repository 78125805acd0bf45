import { classNames } from '../ui/class-names.ts'
import { useTurn } from './use-turn.ts'

type TurningWordsProps = {
  words: readonly string[]
  /** How long each stands. */
  milliseconds: number
  isRunning: boolean
  className?: string | undefined
}

/** One word after another in the same place. All are there at once, so that the longest holds the space. */
export function TurningWords({ words, milliseconds, isRunning, className }: TurningWordsProps) {
  const turn = useTurn(words.length, milliseconds, isRunning)
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
