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

/** A small circle for each step, with its name where there is room. */
export function StepIndicator({
  steps,
  current,
  onStepSelect,
  label = uiTexts.progress,
  className,
}: StepIndicatorProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-1.5 max-[24rem]:gap-1 xl:gap-7">
        {steps.map((name, index) => {
          const step = index + 1
          const state = step < current ? 'completed' : step === current ? 'current' : 'ahead'
          return (
            <li key={name} aria-current={state === 'current' ? 'step' : undefined} className="flex">
              {state === 'completed' && onStepSelect ? (
                <button
                  type="button"
                  onClick={() => onStepSelect(step)}
                  // As one text: read from its parts, there would be a blank before the comma.
                  aria-label={name + uiTexts.completed}
                  // As high as a finger needs it, between neighbours that are as near as the title's line asks.
                  className="group/step relative flex rounded-control after:absolute after:-inset-x-0.75 after:-inset-y-2.5"
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
    <span className="flex items-center gap-2">
      <span
        className={classNames(
          'tabular flex size-6 items-center justify-center rounded-full border text-xs font-semibold transition-colors max-sm:size-5.5',
          circles[state],
        )}
      >
        {state === 'completed' ? <CheckIcon className="size-3.5" strokeWidth="2" /> : step}
      </span>
      <span
        className={classNames(
          'text-sm whitespace-nowrap max-xl:sr-only',
          state === 'current' ? 'font-semibold text-ink' : 'text-soft',
        )}
      >
        {name}
        {state === 'completed' && <span className="sr-only">{uiTexts.completed}</span>}
      </span>
    </span>
  )
}
