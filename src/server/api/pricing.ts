import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/run-once.ts'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import type { Transaction } from '../core/transaction.ts'
import { changePricing, createPricing, deletePricing, listPricing } from '../catalogue/pricing/pricing.ts'

export const pricingRouter = router({
  list: forAdmin(endpoints.listPricing).query(({ ctx }) => listPricing(ctx.request.em)),

  create: forAdmin(endpoints.createPricing).mutation(async ({ input, ctx }) => {
    const created = await createOnce(
      {
        endpoint: endpoints.createPricing,
        input,
        create: (tx) => createPricing(input, ctx.admin.username, tx),
      },
      ctx.request,
    )
    ctx.request.prices.invalidate()
    return created
  }),

  change: forAdmin(endpoints.changePricing).mutation(({ input, ctx }) =>
    act((tx) => changePricing(input, ctx.admin.username, tx), ctx.request),
  ),

  delete: forAdmin(endpoints.deletePricing).mutation(async ({ input, ctx }) => {
    await act((tx) => deletePricing(input, ctx.admin.username, tx), ctx.request)
    return { success: true } as const
  }),
})

/** The next quote is made of the changed row. */
async function act<T>(change: (tx: Transaction) => Promise<T>, context: AppContext): Promise<T> {
  const done = await context.transaction(change)
  context.prices.invalidate()
  return done
}
