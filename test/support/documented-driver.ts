import { EXAMPLE_IDS } from './examples/example.ts'
import { callAsAdmin } from './admin-calls.ts'
import { carAndDriver, confirmedTrip, phoneToken } from './dispatch.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'

/** The preparations for the examples of the calls about drivers' phones. */
export const driverPreparations: Preparations = {
  listDriverLinks: withLink,
  makeDriverLink: withJob,
  revokeDriverLink: withJob,
  makeTripLink: withJob,
  revokeTripLink: withJob,
  listDriverJobs: withPhone,
  reportDriverEvents: withPhone,
  subscribePhone: withPhone,
  unsubscribePhone: withPhone,
}

async function withJob(open: Open): Promise<Prepared> {
  const app = await open()
  const { id } = await confirmedTrip(app, { pickupDate: '2027-01-14' })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'REST', 'assignTrip', { id, ...ana })
  return {
    app,
    real: {
      [EXAMPLE_IDS.booking]: id,
      [EXAMPLE_IDS.driver]: ana.driverId,
      [EXAMPLE_IDS.assignment]: done.id,
    },
  }
}

async function withLink(open: Open): Promise<Prepared> {
  const { app, real } = await withJob(open)
  await phoneToken(app, { driverId: real[EXAMPLE_IDS.driver] ?? '' })
  return { app, real }
}

async function withPhone(open: Open): Promise<Prepared> {
  const { app, real } = await withJob(open)
  return {
    app,
    real: { ...real, [EXAMPLE_IDS.step]: EXAMPLE_IDS.step },
    phone: await phoneToken(app, { driverId: real[EXAMPLE_IDS.driver] ?? '' }),
  }
}
