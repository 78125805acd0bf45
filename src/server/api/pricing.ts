import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/create-once.ts'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import type { Unit, Work } from '../core/request-context.ts'
import { changePricing } from '../catalogue/pricing/change-pricing.ts'
import { createPricing } from '../catalogue/pricing/create-pricing.ts'
import { deletePricing } from '../catalogue/pricing/delete-pricing.ts'
import { listPricing } from '../catalogue/pricing/list-pricing.ts'
import { presentPricing } from '../catalogue/pricing/present-pricing.ts'

export const pricingRouter = router({
  list: forAdmin(endpoints.listPricing).query(async ({ ctx }) =>
    (await listPricing(ctx.work.em)).map(presentPricing),
  ),

  create: forAdmin(endpoints.createPricing).mutation(async ({ input, ctx }) => {
    const created = await createOnce(
      {
        endpoint: endpoints.createPricing,
        input,
        create: async (unit) => presentPricing(await createPricing(input, ctx.admin.username, unit)),
      },
      ctx.work,
    )
    ctx.work.prices.forget()
    return created
  }),

  change: forAdmin(endpoints.changePricing).mutation(async ({ input, ctx }) =>
    presentPricing(await act((unit) => changePricing(input, ctx.admin.username, unit), ctx.work)),
  ),

  delete: forAdmin(endpoints.deletePricing).mutation(async ({ input, ctx }) => {
    await act((unit) => deletePricing(input.id, ctx.admin.username, unit), ctx.work)
    return { success: true } as const
  }),
})

/** What has changed is what the next quote is made of. */
async function act<T>(change: (unit: Unit) => Promise<T>, work: Work): Promise<T> {
  const done = await work.transaction(change)
  work.prices.forget()
  return done
}
