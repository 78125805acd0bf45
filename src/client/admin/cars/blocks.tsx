import type { Block } from '@chauffeur/contract/cars'
import { BLOCK_REASONS, type BlockReason } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteRow } from '../common/row-actions.tsx'
import { describeSpan } from '../common/describe.ts'
import { Fact } from '../common/fact.tsx'
import { PeriodFields, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { carTexts } from './car-texts.ts'

const texts = carTexts.blocking
const REASONS = BLOCK_REASONS.map((value) => ({ value, label: carTexts.reasons[value] }))

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
    done: carTexts.done.block,
    failed: carTexts.failed.block,
  })
  const { error, ...reason } = field('reason')
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" aria-label={carTexts.blockOf(name)}>
          {carTexts.block}
        </Button>
      }
      title={texts.title(name)}
      texts={{ submit: texts.save }}
    >
      <Field label={texts.reason} error={error} group>
        <Segmented {...reason} options={REASONS} />
      </Field>
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} texts={texts} />
      <TextField {...field('note')} label={texts.note} maxLength={200} />
      <p className="text-sm text-soft">{texts.hint}</p>
    </FormDialog>
  )
}

type BlockDraft = ReturnType<typeof startDraft>

function startDraft(reason: BlockReason) {
  const today = todayIn('Europe/Lisbon', new Date())
  return { startDate: today, startTime: '08:00', endDate: today, endTime: '18:00', reason, note: '' }
}

/** When a car or a driver is not there. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <Fact label={carTexts.blocks}>
      <ul className="grid gap-1">
        {blocks.map((block) => (
          <BlockLine key={block.id} block={block} />
        ))}
      </ul>
    </Fact>
  )
}

function BlockLine({ block }: { block: Block }) {
  const { id, reason, note } = block
  const span = describeSpan(block)
  return (
    <li className="flex items-start gap-1">
      <span className="min-w-0 flex-1 py-1">
        {span} · {carTexts.reasons[reason]}
        {note !== null && (
          <>
            : <CustomerText>{note}</CustomerText>
          </>
        )}
      </span>
      <DeleteRow
        label={carTexts.removeBlock(span)}
        question={carTexts.removeQuestion}
        description={carTexts.removeEffect(span)}
        procedure={trpc.cars.removeBlock}
        input={{ id }}
        done={carTexts.done.remove}
        failed={carTexts.failed.remove}
      />
    </li>
  )
}
