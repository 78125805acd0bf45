import { endpoints } from '@chauffeur/contract/endpoints'
import { removeBlock } from '../cars/blocks.ts'
import { blockCar, changeCar, createCar, listCars } from '../cars/cars.ts'
import { blockDriver, changeDriver, createDriver, listDrivers } from '../cars/drivers.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import { refuseCarInUse, refuseDriverInUse } from '../dispatch/refuse-in-use.ts'
import { router } from './init.ts'
import { forAdmin } from './procedures.ts'

export const carsRouter = router({
  list: forAdmin(endpoints.listCars).query(({ ctx }) => listCars(ctx.request)),

  create: forAdmin(endpoints.createCar).mutation(({ input, ctx }) =>
    createOnce(
      { endpoint: endpoints.createCar, input, create: (tx) => createCar(input, ctx.admin.username, tx) },
      ctx.request,
    ),
  ),

  change: forAdmin(endpoints.changeCar).mutation(({ input, ctx }) =>
    ctx.request.transaction(async (tx) => {
      const car = await changeCar(input, ctx.admin.username, tx)
      await refuseCarInUse(car, tx)
      return car
    }),
  ),

  block: forAdmin(endpoints.blockCar).mutation(({ input, ctx }) =>
    createOnce(
      { endpoint: endpoints.blockCar, input, create: (tx) => blockCar(input, ctx.admin.username, tx) },
      ctx.request,
    ),
  ),

  removeBlock: forAdmin(endpoints.removeBlock).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => removeBlock(input.id, ctx.admin.username, tx))
    return { success: true }
  }),
})

export const driversRouter = router({
  list: forAdmin(endpoints.listDrivers).query(({ ctx }) => listDrivers(ctx.request)),

  create: forAdmin(endpoints.createDriver).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createDriver,
        input,
        create: (tx) => createDriver(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  change: forAdmin(endpoints.changeDriver).mutation(({ input, ctx }) =>
    ctx.request.transaction(async (tx) => {
      const driver = await changeDriver(input, ctx.admin.username, tx)
      await refuseDriverInUse(driver, tx)
      return driver
    }),
  ),

  block: forAdmin(endpoints.blockDriver).mutation(({ input, ctx }) =>
    createOnce(
      { endpoint: endpoints.blockDriver, input, create: (tx) => blockDriver(input, ctx.admin.username, tx) },
      ctx.request,
    ),
  ),
})
