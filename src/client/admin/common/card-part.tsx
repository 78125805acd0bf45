import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { sentenceOf } from '../session/sentence-of.ts'

type PartButtonProps = {
  children: string
  isOpen: boolean
  onToggle: () => void
  /** The ids of what it opens and of the element that names the booking. */
  controls: string
  describedBy: string
}

/** Opens a part of a booking's card. */
export function PartButton({ children, isOpen, onToggle, controls, describedBy }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onToggle}
      className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 font-medium transition-colors hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
      <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}

/** The part that the button opens; rendered, and read from the server, only when it is opened. */
export function CardPart({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  return (
    <div id={id} hidden={!isOpen} className="mt-3.5 border-t border-line pt-2 text-sm">
      {isOpen && children}
    </div>
  )
}

type ReadPartProps<Data> = {
  query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }
  /** The name of what is read, for the sentence that it could not be. */
  what: string
  waiting: string
  children: (data: Data) => ReactNode
}

/** A part that is read when it is shown: that it is being read, why it could not be, or what was read. */
export function ReadPart<Data>({ query, what, waiting, children }: ReadPartProps<Data>) {
  const { data, isError, error, refetch } = query
  if (isError) return <PartProblem what={what} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner label={waiting} className="my-2 size-5 text-accent" />
  return children(data)
}

type PartProblemProps = { what: string; error: unknown; onRetry: () => void }

/** In the place of a part that could not be read. */
export function PartProblem({ what, error, onRetry }: PartProblemProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-1 text-danger">
      <p>
        The {what} could not be loaded. {sentenceOf(error)}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
