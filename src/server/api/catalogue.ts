import { endpoints } from '@chauffeur/contract/endpoints'
import { Region } from '../catalogue/common/region.entity.ts'
import { createLuggage, deleteLuggage, listLuggage } from '../catalogue/luggage/luggage.ts'
import { changePricing, createPricing, deletePricing, listPricing } from '../catalogue/pricing/pricing.ts'
import {
  changeRegion,
  countRouteStops,
  createRegion,
  deleteRegion,
  listRegions,
  listRouteStops,
} from '../catalogue/regions/regions.ts'
import { changeStop, createStop, deleteStop, listStopRoutes, listStops } from '../catalogue/stops/stops.ts'
import {
  changeMeetingPoint,
  createMeetingPoint,
  deleteMeetingPoint,
  listMeetingPoints,
} from '../meeting/meeting-points.ts'
import { suggestStops } from '../quotes/stops/suggest-stops.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { creatingOnce, forAdmin, forPublic, inContext, inTransaction, success } from './procedures.ts'

export const stopsRouter = router({
  suggest: forPublic(endpoints.suggestStops).query(inContext(suggestStops)),
  listAll: forAdmin(endpoints.listStops).query(({ ctx }) => listStops(ctx.request.em)),
  create: forAdmin(endpoints.createStop).mutation(creatingOnce(createStop)),
  change: forAdmin(endpoints.changeStop).mutation(inTransaction(changeStop)),
  delete: forAdmin(endpoints.deleteStop).mutation(inTransaction(deleteStop, success)),
  routesOf: forAdmin(endpoints.listStopRoutes).query(inContext(({ id }, { em }) => listStopRoutes(id, em))),
})

export const meetingPointsRouter = router({
  list: forAdmin(endpoints.listMeetingPoints).query(({ ctx }) => listMeetingPoints(ctx.request.em)),
  create: forAdmin(endpoints.createMeetingPoint).mutation(creatingOnce(createMeetingPoint)),
  change: forAdmin(endpoints.changeMeetingPoint).mutation(inTransaction(changeMeetingPoint)),
  delete: forAdmin(endpoints.deleteMeetingPoint).mutation(inTransaction(deleteMeetingPoint, success)),
})

export const regionsRouter = router({
  list: forPublic(endpoints.listRegions).query(async ({ ctx }) => {
    const regions = await ctx.request.em.find(Region, { isActive: true }, { orderBy: { name: 'asc' } })
    return regions.map(({ id, name }) => ({ id, name }))
  }),
  listAll: forAdmin(endpoints.listOfficeRegions).query(({ ctx }) => listRegions(ctx.request.em)),
  create: forAdmin(endpoints.createRegion).mutation(creatingOnce(createRegion)),
  change: forAdmin(endpoints.changeRegion).mutation(inTransaction(changeRegion)),
  delete: forAdmin(endpoints.deleteRegion).mutation(inTransaction(deleteRegion, success)),
  stopCounts: forAdmin(endpoints.countRouteStops).query(({ ctx }) => countRouteStops(ctx.request.em)),
  stopsOf: forAdmin(endpoints.listRouteStops).query(inContext(({ id }, { em }) => listRouteStops(id, em))),
})

export const luggageRouter = router({
  list: forPublic(endpoints.listLuggageCapacities).query(({ ctx }) => listLuggage(ctx.request.em)),
  create: forAdmin(endpoints.createLuggageCapacity).mutation(creatingOnce(createLuggage)),
  delete: forAdmin(endpoints.deleteLuggageCapacity).mutation(inTransaction(deleteLuggage, success)),
})

const createPrice = creatingOnce(createPricing)

export const pricingRouter = router({
  list: forAdmin(endpoints.listPricing).query(({ ctx }) => listPricing(ctx.request.em)),
  create: forAdmin(endpoints.createPricing).mutation(async (call) =>
    withNewPrices(await createPrice(call), call.ctx.request),
  ),
  change: forAdmin(endpoints.changePricing).mutation(inTransaction(changePricing, withNewPrices)),
  delete: forAdmin(endpoints.deletePricing).mutation(
    inTransaction(deletePricing, (_, context) => withNewPrices(success(), context)),
  ),
})

/** The next quote is made of the changed row. */
function withNewPrices<T>(answer: T, { prices }: AppContext): T {
  prices.invalidate()
  return answer
}
