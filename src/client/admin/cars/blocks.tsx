import type { Block } from '@chauffeur/contract/cars'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteButton } from '../common/delete-button.tsx'
import { describeSpan } from '../common/describe-span.ts'
import { Fact } from '../common/fact.tsx'
import { carTexts } from './car-texts.ts'
import { useRemoveBlock } from './use-cars.ts'

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
  const act = useRemoveBlock(id)
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
      <DeleteButton
        label={carTexts.removeBlock(span)}
        question={carTexts.removeQuestion}
        description={carTexts.removeEffect(span)}
        act={act}
      />
    </li>
  )
}
