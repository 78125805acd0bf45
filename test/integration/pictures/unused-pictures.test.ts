import { expect } from 'vitest'
import { LuggageCapacity } from '../../../src/server/catalogue/luggage/luggage.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { signIn } from '../../support/app.ts'
import { aPicture, fileAt, upload, uploaded } from '../../support/pictures.ts'
import { test } from '../../support/test.ts'

test('a picture is deleted a week after nothing shows it any more', async ({ open }) => {
  const app = await open()
  const added = async (width: number) => uploaded(app, await (await aPicture(width, 80)).png().toBuffer())
  const urls = [await added(100), await added(110), await added(120)] as const
  const [ofStop, ofLuggage] = urls
  const keptAfter = async (days: number) => {
    app.clock.advance({ hours: 24 * days })
    await sweepAll(app.database.orm, app.clock())
    return Promise.all(urls.map(async (url) => (await fileAt(app, url)).status === 200))
  }
  const [stop] = await app.database.fresh().find(StopSuggestion, {}, { limit: 1 })
  const [luggage] = await app.database.fresh().find(LuggageCapacity, {}, { limit: 1 })
  const showAtStop = (imageUrl: string) =>
    app.database.fresh().nativeUpdate(StopSuggestion, { id: stop?.id ?? '' }, { imageUrl })
  const showAtLuggage = (imageUrl: string) =>
    app.database.fresh().nativeUpdate(LuggageCapacity, { id: luggage?.id ?? '' }, { imageUrl })

  await showAtStop(ofStop)
  await showAtLuggage(`${app.origin}${ofLuggage}`)
  expect(await keptAfter(6)).toEqual([true, true, true])
  expect(await keptAfter(2)).toEqual([true, true, false])

  await showAtStop('/art/coast/stacks-640.webp')
  await showAtLuggage('/art/luggage/vito-10-cabin-bags.webp')
  expect(await keptAfter(0)).toEqual([true, true, false])
  expect(await keptAfter(6)).toEqual([true, true, false])
  await showAtStop(ofStop)
  expect(await keptAfter(2)).toEqual([true, false, false])
  expect(await keptAfter(30)).toEqual([true, false, false])
})

test('the picture of a meeting point stays as long as the point', async ({ open }) => {
  const app = await open()
  const imageUrl = await uploaded(app, await (await aPicture(100, 80)).png().toBuffer())
  const point = { name: 'Faro Airport', latitude: 37.0196, longitude: -7.9681, imageUrl, exits: [] }
  const texts = { textEn: 'Under the clock.', textPt: 'Debaixo do relógio.', textEs: 'Debajo del reloj.' }
  await callAsAdmin(app, 'REST', 'createMeetingPoint', { ...point, ...texts })
  for (const days of [8, 8]) {
    app.clock.advance({ hours: 24 * days })
    await sweepAll(app.database.orm, app.clock())
  }
  expect((await fileAt(app, imageUrl)).status).toBe(200)
})

test('who uploads a picture again has as long to use it as at first', async ({ open }) => {
  const app = await open()
  const file = await (await aPicture(100, 80)).png().toBuffer()
  const url = await uploaded(app, file)
  app.clock.advance({ hours: 24 * 6 })
  // The session has ended meanwhile.
  await upload(app, file, { cookie: await signIn(app.clients.REST) })
  app.clock.advance({ hours: 24 * 6 })
  await sweepAll(app.database.orm, app.clock())
  expect((await fileAt(app, url)).status).toBe(200)
})
