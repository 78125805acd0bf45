import { createBlackout } from './examples/capacity.ts'
import { blockCar, createCar, createDriver } from './examples/cars.ts'
import { EXAMPLE_IDS } from './examples/example.ts'
import { callAsAdmin } from './admin-calls.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'

/** The preparations for the examples of the calls about cars and drivers. */
export const carPreparations: Preparations = {
  listCars: withCar,
  changeCar: withCar,
  blockCar: withCar,
  removeBlock: withBlock,
  createDriver: withCar,
  listDrivers: withDriver,
  changeDriver: withDriver,
  blockDriver: withDriver,
  listBlackouts: withBlackout,
  removeBlackout: withBlackout,
  readCarPlan: withCar,
}

async function withCar(open: Open): Promise<Prepared> {
  const app = await open()
  const { done } = await callAsAdmin(app, 'REST', 'createCar', createCar['first']?.input)
  return { app, real: { [EXAMPLE_IDS.car]: done.id } }
}

async function withDriver(open: Open): Promise<Prepared> {
  const { app, real } = await withCar(open)
  const usualCarId = real[EXAMPLE_IDS.car]
  const { done } = await callAsAdmin(app, 'REST', 'createDriver', {
    ...createDriver['ana']?.input,
    usualCarId,
  })
  return { app, real: { ...real, [EXAMPLE_IDS.driver]: done.id } }
}

async function withBlackout(open: Open): Promise<Prepared> {
  const app = await open()
  const { done } = await callAsAdmin(app, 'REST', 'createBlackout', createBlackout['festival']?.input)
  return { app, real: { [EXAMPLE_IDS.blackout]: done.id } }
}

async function withBlock(open: Open): Promise<Prepared> {
  const { app, real } = await withCar(open)
  const id = real[EXAMPLE_IDS.car]
  const { done } = await callAsAdmin(app, 'REST', 'blockCar', { ...blockCar['service']?.input, id })
  return { app, real: { ...real, [EXAMPLE_IDS.block]: done.blocks[0]?.id ?? '' } }
}
