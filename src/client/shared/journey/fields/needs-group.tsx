import { loadLateWords } from '@chauffeur/words/late-words'
import { passengerTexts } from '@chauffeur/words/en/checkout'
import { lazy, type ReactNode, useId, useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { classNames } from '../../ui/class-names.ts'

// Most travel without any of it: the fields and their words are loaded when the group is opened.
const load = async () => {
  const [fields] = await Promise.all([import('./needs-fields.tsx'), loadLateWords('needs')])
  return fields
}
export const NeedsFields = lazy(async () => ({ default: (await load()).NeedsFields }))
export const DraftNeeds = lazy(async () => ({ default: (await load()).DraftNeeds }))

interface NeedsGroupProps {
  /** Something in it is filled in. */
  readonly isGiven: boolean
  readonly children: ReactNode
}

/** Fields for needs that few guests have, folded until somebody opens them or has filled one in. */
export function NeedsGroup({ isGiven, children }: NeedsGroupProps) {
  const [isOpen, setOpen] = useState(isGiven)
  const id = useId()
  return (
    <section>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-start font-medium"
      >
        {passengerTexts.needs}
        <ChevronDownIcon className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen && <LatePart waiting={<Skeleton className="h-48" />}>{children}</LatePart>}
      </div>
    </section>
  )
}
