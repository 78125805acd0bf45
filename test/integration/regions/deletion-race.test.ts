import { expect } from 'vitest'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { aStop, adminClient, regionId } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'

const ROUNDS = 8

test('of two routes that are deleted at once, a stop on both keeps one', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'REST')
  for (let round = 0; round < ROUNDS; round += 1) {
    const routeIds: string[] = []
    for (const name of [`Faro-Tavira ${round}`, `Faro-Loulé ${round}`])
      routeIds.push((await admin.ask('createRegion', { name })).done.id)
    // Several stops, so that both deletions want the same rows.
    const stopIds: string[] = []
    for (let count = 0; count < 4; count += 1)
      stopIds.push((await admin.ask('createStop', await aStop(app, { routeIds }))).done.id)

    const answers = await Promise.all(routeIds.map((id) => admin.ask('deleteRegion', { id })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const left = routeIds[answers.findIndex(({ status }) => status === 409)]
    const stops = await app.database
      .fresh()
      .find(StopSuggestion, { id: { $in: stopIds } }, { populate: ['routes'] })
    expect(stops.map(({ routes }) => routes.getIdentifiers())).toEqual(stopIds.map(() => [left]))
  }
})

test('a stop that leaves a route while its other one is deleted is never left without', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'tRPC')
  const stays = await regionId(app, 'Faro-Sagres')
  for (let round = 0; round < ROUNDS; round += 1) {
    const goes = (await admin.ask('createRegion', { name: `Faro-Tavira ${round}` })).done.id
    const { id } = (await admin.ask('createStop', await aStop(app, { routeIds: [goes, stays] }))).done
    const [changed, deleted] = await Promise.all([
      admin.ask('changeStop', { id, routeIds: [goes] }),
      admin.ask('deleteRegion', { id: goes }),
    ])
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([changed.status, deleted.status])
    const { done } = await admin.ask('listStopRoutes', { id })
    expect(done.map(({ id }) => id)).toEqual([deleted.status === 200 ? stays : goes])
  }
})

test('a new stop and the deletion of its only route do not pass each other', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'REST')
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await admin.ask('createRegion', { name: `Faro-Tavira ${round}` })).done
    const stop = await aStop(app, { routeIds: [id] })
    const [added, deleted] = await Promise.all([
      admin.ask('createStop', stop),
      admin.ask('deleteRegion', { id }),
    ])
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([added.status, deleted.status])
  }
})
