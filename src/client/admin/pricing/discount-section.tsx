import type { JourneyDiscount } from '@chauffeur/contract/journeys'
import { trpc } from '../../shared/api/trpc.ts'
import { EditButton } from '../common/confirm-call.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { SettingSection } from '../common/resource-list.tsx'

/** The discount for several trips that are booked at once. */
export function DiscountSection() {
  const query = trpc.journeys.discount.useQuery()
  return (
    <SettingSection
      titleId="discount-title"
      title="Discount for several trips"
      lead="Taken off the price of each trip that is booked together with another, such as the way back. What is booked already keeps its price."
      what="discount"
      query={query}
      cardTitle="Each trip"
      facts={({ discountPercent: percent }) => ({ Discount: percent === 0 ? 'none' : `${percent} %` })}
    >
      {(discount) => <DiscountDialog discount={discount} />}
    </SettingSection>
  )
}

function DiscountDialog({ discount }: { discount: JourneyDiscount }) {
  const { dialog, field } = useFormDialog(trpc.journeys.changeDiscount, {
    start: () => ({ discountPercent: String(discount.discountPercent) }),
    input: ({ discountPercent }) => ({
      version: discount.version,
      // Text that is not a number is refused with a sentence at the field.
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
