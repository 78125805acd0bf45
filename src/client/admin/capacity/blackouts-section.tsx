import type { Blackout } from '@chauffeur/contract/capacity'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { ClockIcon } from '../../shared/ui/icons.tsx'
import { baseNames } from '../common/base-names.ts'
import { DeleteButton } from '../common/delete-button.tsx'
import { describeSpan } from '../common/describe-span.ts'
import { CardList, IN_COLUMNS } from '../common/resource-list.tsx'
import { ResourceSection } from '../common/resource-tab.tsx'
import { BlackoutDialog } from './blackout-dialog.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { useBlackouts, useSellAgain } from './use-capacity.ts'

const texts = capacityTexts.blackouts

/** The times whose pick-ups are not sold. */
export function BlackoutsSection() {
  const { blackouts, state } = useBlackouts()
  return (
    <ResourceSection
      titleId="blackouts-title"
      title={texts.title}
      lead={texts.lead}
      action={<BlackoutDialog />}
      what={texts.what}
      rows={blackouts}
      state={state}
      icon={<ClockIcon className="size-7" />}
      empty={texts.none}
    >
      {(blackouts) => (
        <CardList label={texts.list} rows={blackouts} className={IN_COLUMNS}>
          {(blackout) => <BlackoutCard blackout={blackout} />}
        </CardList>
      )}
    </ResourceSection>
  )
}

function BlackoutCard({ blackout }: { blackout: Blackout }) {
  const { vehicleId, base, sentence } = blackout
  const span = describeSpan(blackout)
  const act = useSellAgain(blackout)
  const classes = vehicleId === null ? texts.everyClass : (vehicleById(vehicleId)?.name ?? '')
  return (
    <article className="flex h-full items-start gap-2 rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5">
      <div className="min-w-0 flex-1 py-1">
        <h3 className="tabular font-sans text-base font-semibold">{span}</h3>
        <p className="mt-0.5 text-soft">
          {classes}, {base === null ? texts.everywhere.toLowerCase() : baseNames[base]}
        </p>
        <p className="mt-2 wrap-anywhere">{sentence}</p>
      </div>
      <DeleteButton
        label={texts.remove(span)}
        question={texts.removeQuestion}
        description={texts.removeEffect(span)}
        confirmLabel={texts.sellAgain}
        busyLabel={capacityTexts.saving}
        act={act}
      />
    </article>
  )
}
