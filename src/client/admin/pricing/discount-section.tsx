import type { JourneyDiscount } from '@chauffeur/contract/journeys'
import { trpc } from '../../shared/api/trpc.ts'
import { CardIcon } from '../../shared/ui/more-icons.tsx'
import { EditButton } from '../common/confirm-call.tsx'
import { FactList } from '../common/fact.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { IN_COLUMNS, readState, ResourceSection, RowCard } from '../common/resource-list.tsx'

const TITLE = 'Discount for several trips'
const LEAD =
  'Taken off the price of each trip that is booked together with another, such as the way back. What is booked already keeps its price.'

/** What is taken off where several trips are booked at once. */
export function DiscountSection() {
  const query = trpc.journeys.discount.useQuery()
  return (
    <ResourceSection
      titleId="discount-title"
      title={TITLE}
      lead={LEAD}
      what="discount"
      rows={query.data && [query.data]}
      state={readState(query)}
      icon={<CardIcon className="size-7" />}
      empty={{ title: TITLE, text: LEAD }}
    >
      {(rows) => (
        <div className={`grid ${IN_COLUMNS}`}>
          {rows.map((discount) => (
            <RowCard key="discount" title="Each trip" actions={<DiscountDialog discount={discount} />}>
              <FactList facts={{ Discount: shown(discount) }} />
            </RowCard>
          ))}
        </div>
      )}
    </ResourceSection>
  )
}

function shown({ discountPercent }: JourneyDiscount): string {
  return discountPercent === 0 ? 'none' : `${discountPercent} %`
}

function DiscountDialog({ discount }: { discount: JourneyDiscount }) {
  const { dialog, field } = useFormDialog(trpc.journeys.changeDiscount, {
    start: () => ({ discountPercent: String(discount.discountPercent) }),
    input: ({ discountPercent }) => ({
      version: discount.version,
      // What is no number is refused with a sentence at the field.
      discountPercent: discountPercent.trim() === '' ? NaN : Number(discountPercent.replace(',', '.')),
    }),
    done: { title: 'Discount saved' },
    failed: 'The discount was not saved',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label="Edit the discount for several trips" />}
      title="How much less do several trips cost?"
      submit="Save the discount"
    >
      <TextField
        {...field('discountPercent')}
        label="Discount, in per cent"
        hint="From 0 to 50, with at most two decimals. Default: 0."
        required
        inputMode="decimal"
        maxLength={5}
        inputClassName="max-w-32"
      />
    </FormDialog>
  )
}
