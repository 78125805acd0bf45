import { uiTexts } from '@chauffeur/words/en/shared'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'

type StepIndicatorProps = {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The step in hand, from 1. */
  current: number
  /** Makes the completed steps buttons that lead back. */
  onStepSelect?: ((step: number) => void) | undefined
  label?: string | undefined
  className?: string | undefined
}

export function StepIndicator({
  steps,
  current,
  onStepSelect,
  label = uiTexts.progress,
  className,
}: StepIndicatorProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex">
        {steps.map((name, index) => {
          const step = index + 1
          const state = step < current ? 'completed' : step === current ? 'current' : 'ahead'
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={classNames(
                'relative flex flex-1 flex-col items-center',
                // the line to the step before
                index > 0 &&
                  'before:absolute before:top-[1.3125rem] before:right-[calc(50%+1.5rem)] before:left-[calc(-50%+1.5rem)] before:h-px before:transition-colors',
                state === 'ahead' ? 'before:bg-line-strong/50' : 'before:bg-accent-line',
              )}
            >
              {state === 'completed' && onStepSelect ? (
                <button
                  type="button"
                  onClick={() => onStepSelect(step)}
                  // As one text: read from its parts, there would be a blank before the comma.
                  aria-label={name + uiTexts.completed}
                  className="group/step flex flex-col items-center rounded-control"
                >
                  <Face step={step} name={name} state={state} />
                </button>
              ) : (
                <Face step={step} name={name} state={state} />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type FaceProps = { step: number; name: string; state: 'completed' | 'current' | 'ahead' }

const circles = {
  completed:
    'border-accent-line bg-accent-wash text-accent group-hover/step:bg-accent-fill group-hover/step:text-on-accent',
  current: 'border-accent-fill bg-accent-fill text-on-accent',
  ahead: 'border-line-strong text-soft',
}

function Face({ step, name, state }: FaceProps) {
  return (
    <>
      <span className="flex size-11 items-center justify-center">
        <span
          className={classNames(
            'tabular flex size-9 items-center justify-center rounded-full border text-sm font-semibold transition-colors',
            circles[state],
          )}
        >
          {state === 'completed' ? <CheckIcon className="size-4.5" strokeWidth="2" /> : step}
        </span>
      </span>
      <span
        className={classNames(
          'px-1 text-center text-xs sm:text-sm',
          state === 'current' ? 'font-semibold text-ink' : 'text-soft max-sm:sr-only',
        )}
      >
        {name}
        {state === 'completed' && <span className="sr-only">{uiTexts.completed}</span>}
      </span>
    </>
  )
}
