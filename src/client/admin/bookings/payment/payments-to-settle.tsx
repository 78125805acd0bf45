import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { WarningIcon } from '../../../shared/ui/icons.tsx'
import { Attempt } from './attempt.tsx'

/** Payments that only an admin can settle; nothing is shown while there are none. */
export function PaymentsToSettle({ onShow }: { onShow: (bookingNumber: string) => void }) {
  const { data = [] } = trpc.payments.toSettle.useQuery(undefined, { staleTime: 0 })
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="payments-to-settle"
      className="mb-5 rounded-card border-s-4 border-s-danger bg-raised px-4 py-4 text-sm shadow-card sm:px-5"
    >
      <h3
        id="payments-to-settle"
        className="flex items-center gap-2 font-sans text-lead leading-snug font-semibold"
      >
        <WarningIcon className="size-5 text-danger" />
        {data.length === 1
          ? '1 online payment needs your decision'
          : `${data.length} online payments need your decision`}
      </h3>
      <ol aria-labelledby="payments-to-settle" className="mt-3 grid gap-4">
        {data.map((payment) => (
          <Attempt
            key={payment.id}
            payment={payment}
            customerName={payment.customerName}
            way={
              <Button size="small" variant="ghost" onClick={() => onShow(payment.bookingNumber)}>
                Show {payment.bookingNumber}
              </Button>
            }
          />
        ))}
      </ol>
    </section>
  )
}
