import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/create-once.ts'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import type { Transaction } from '../core/transaction.ts'
import { changePricing } from '../catalogue/pricing/change-pricing.ts'
import { createPricing } from '../catalogue/pricing/create-pricing.ts'
import { deletePricing } from '../catalogue/pricing/delete-pricing.ts'
import { listPricing } from '../catalogue/pricing/list-pricing.ts'
import { presentPricing } from '../catalogue/pricing/present-pricing.ts'

export const pricingRouter = router({
  list: forAdmin(endpoints.listPricing).query(async ({ ctx }) =>
    (await listPricing(ctx.request.em)).map(presentPricing),
  ),

  create: forAdmin(endpoints.createPricing).mutation(async ({ input, ctx }) => {
    const created = await createOnce(
      {
        endpoint: endpoints.createPricing,
        input,
        create: async (tx) => presentPricing(await createPricing(input, ctx.admin.username, tx)),
      },
      ctx.request,
    )
    ctx.request.prices.invalidate()
    return created
  }),

  change: forAdmin(endpoints.changePricing).mutation(async ({ input, ctx }) =>
    presentPricing(await act((tx) => changePricing(input, ctx.admin.username, tx), ctx.request)),
  ),

  delete: forAdmin(endpoints.deletePricing).mutation(async ({ input, ctx }) => {
    await act((tx) => deletePricing(input, ctx.admin.username, tx), ctx.request)
    return { success: true } as const
  }),
})

/** What has changed is what the next quote is made of. */
async function act<T>(change: (tx: Transaction) => Promise<T>, context: AppContext): Promise<T> {
  const done = await context.transaction(change)
  context.prices.invalidate()
  return done
}
