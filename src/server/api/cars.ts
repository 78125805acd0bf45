import { endpoints } from '@chauffeur/contract/endpoints'
import { createBlackout, listBlackouts, removeBlackout } from '../capacity/blackouts.ts'
import { changeSetting, listSettings } from '../capacity/capacity-settings.ts'
import { readCarPlan } from '../capacity/read-car-plan.ts'
import { removeBlock } from '../cars/blocks.ts'
import { blockCar, changeCar, createCar, listCars } from '../cars/cars.ts'
import { changeDuty, readDuty } from '../cars/duty.ts'
import { blockDriver, changeDriver, createDriver, listDrivers } from '../cars/drivers.ts'
import { refuseCarInUse, refuseDriverInUse } from '../dispatch/planned-trips.ts'
import { router } from './init.ts'
import { creatingOnce, forAdmin, inContext, inTransaction, success } from './procedures.ts'

export const carsRouter = router({
  list: forAdmin(endpoints.listCars).query(({ ctx }) => listCars(ctx.request)),
  create: forAdmin(endpoints.createCar).mutation(creatingOnce(createCar)),
  change: forAdmin(endpoints.changeCar).mutation(
    inTransaction(async (input, tx) => {
      const car = await changeCar(input, tx)
      await refuseCarInUse(car, tx)
      return car
    }),
  ),
  block: forAdmin(endpoints.blockCar).mutation(creatingOnce(blockCar)),
  removeBlock: forAdmin(endpoints.removeBlock).mutation(inTransaction(removeBlock, success)),
})

export const driversRouter = router({
  list: forAdmin(endpoints.listDrivers).query(({ ctx }) => listDrivers(ctx.request)),
  create: forAdmin(endpoints.createDriver).mutation(creatingOnce(createDriver)),
  change: forAdmin(endpoints.changeDriver).mutation(
    inTransaction(async (input, tx) => {
      const driver = await changeDriver(input, tx)
      await refuseDriverInUse(driver, tx)
      return driver
    }),
  ),
  block: forAdmin(endpoints.blockDriver).mutation(creatingOnce(blockDriver)),
  duty: forAdmin(endpoints.readDuty).query(({ ctx }) => readDuty(ctx.request)),
  changeDuty: forAdmin(endpoints.changeDuty).mutation(inTransaction(changeDuty)),
})

export const capacityRouter = router({
  list: forAdmin(endpoints.listCapacitySettings).query(({ ctx }) => listSettings(ctx.request)),
  change: forAdmin(endpoints.changeCapacitySetting).mutation(inTransaction(changeSetting)),
  listBlackouts: forAdmin(endpoints.listBlackouts).query(({ ctx }) => listBlackouts(ctx.request)),
  createBlackout: forAdmin(endpoints.createBlackout).mutation(creatingOnce(createBlackout)),
  removeBlackout: forAdmin(endpoints.removeBlackout).mutation(inTransaction(removeBlackout, success)),
  plan: forAdmin(endpoints.readCarPlan).query(inContext(readCarPlan)),
})
