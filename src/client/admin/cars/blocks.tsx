import type { Block } from '@chauffeur/contract/cars'
import { BLOCK_REASONS, type BlockReason } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { DeleteRow } from '../common/confirm-call.tsx'
import { describeSpan } from '../common/describe.ts'
import { CustomerText, type FactTable } from '../common/fact.tsx'
import { PeriodFields, SegmentedField, TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'

const reasons: Readonly<Record<BlockReason, string>> = {
  service: 'Service',
  lent: 'Lent',
  holiday: 'Holiday',
  ill: 'Ill',
}
const REASONS = BLOCK_REASONS.map((value) => ({ value, label: reasons[value] }))
const REASONS_OF = { cars: REASONS.filter(({ value }) => value !== 'ill'), drivers: REASONS } as const

type BlockDialogProps = {
  /** Whose block it is, and how people call the car or the driver. */
  kind: 'cars' | 'drivers'
  id: string
  name: string
}

/** The button and the dialog that say when a car or a driver is not there. */
export function BlockDialog({ kind, id, name }: BlockDialogProps) {
  const { dialog, draft, edit, field, problemAt } = useFormDialog<
    BlockDraft,
    BlockDraft & { id: string },
    unknown
  >(trpc[kind].block, {
    start: () => startDraft(kind === 'cars' ? 'service' : 'holiday'),
    input: (draft) => ({ id, ...draft }),
    done: { title: 'Block saved' },
    failed: 'The block was not saved',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" aria-label={`Block ${name}`}>
          Block
        </Button>
      }
      title={`When is ${name} unavailable?`}
      submit="Save the block"
    >
      <SegmentedField {...field('reason')} label="Reason" options={REASONS_OF[kind]} />
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} />
      <TextField {...field('note')} label="Note" maxLength={200} />
      <p className="text-sm text-soft">What is sold already stays sold.</p>
    </FormDialog>
  )
}

type BlockDraft = ReturnType<typeof startDraft>

function startDraft(reason: BlockReason) {
  const today = todayIn('Europe/Lisbon', new Date())
  return { startDate: today, startTime: '08:00', endDate: today, endTime: '18:00', reason, note: '' }
}

/** When a car or a driver is not there, as a fact of its card. */
export function blocksFact(blocks: readonly Block[]): FactTable {
  const list = (
    <ul className="grid gap-1">
      {blocks.map((block) => (
        <BlockLine key={block.id} block={block} />
      ))}
    </ul>
  )
  return { 'Not there': blocks.length > 0 && list }
}

function BlockLine({ block }: { block: Block }) {
  const { id, reason, note } = block
  const span = describeSpan(block)
  return (
    <li className="flex items-start gap-1">
      <span className="min-w-0 flex-1 py-1">
        {span} · {reasons[reason]}
        {note !== null && (
          <>
            : <CustomerText>{note}</CustomerText>
          </>
        )}
      </span>
      <DeleteRow
        label={`Take back the block ${span}`}
        question="Take back this block?"
        description={`${span}. From then on it counts as there.`}
        procedure={trpc.cars.removeBlock}
        input={{ id }}
        done={{ title: 'Block taken back' }}
        failed="The block was not taken back"
      />
    </li>
  )
}
