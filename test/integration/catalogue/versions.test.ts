import { describe, expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import type { Answer, ApiClient, Output } from '../../support/api-clients.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, adminClient, regionId, stopNamed } from '../../support/admin-forms.ts'
import { auditTrail } from '../../support/audit.ts'
import { test } from '../../support/test.ts'

const STOP = 'Castro Verde basilica'
const MANY = 8
type Row = { id: string; version: number }

interface Kind {
  readonly kind: string
  readonly find: (admin: ApiClient, app: TestApp) => Promise<Row>
  /** A change to the nth value, and the field that shows it. */
  readonly change: (admin: ApiClient, row: Partial<Row>, n: number) => Promise<Answer>
  readonly delete: (admin: ApiClient, row: Partial<Row>) => Promise<Answer>
  readonly changed: (n: number) => object
}

const kinds: readonly Kind[] = [
  {
    kind: 'a price',
    find: async (admin) => hourly((await admin.ask('listPricing')).done),
    change: (admin, row, n) =>
      admin.ask('changePricing', { ...row, serviceType: 'hourly', hourlyRate: `${70 + n}` }),
    delete: (admin, row) => admin.ask('deletePricing', row),
    changed: (n) => ({ hourlyRate: `${70 + n}.00` }),
  },
  {
    kind: 'a stop',
    find: async (admin) => named((await admin.ask('listStops')).done, STOP),
    change: (admin, row, n) => admin.ask('changeStop', { ...row, hourlyPrice: 70 + n }),
    delete: (admin, row) => admin.ask('deleteStop', row),
    changed: (n) => ({ hourlyPrice: 70 + n }),
  },
  {
    kind: 'a region',
    find: async (admin) => named((await admin.ask('listOfficeRegions')).done, 'Beja-Evora'),
    change: (admin, row, n) => admin.ask('changeRegion', { ...row, name: `Beja-Evora ${n}` }),
    delete: (admin, row) => admin.ask('deleteRegion', row),
    changed: (n) => ({ name: `Beja-Evora ${n}` }),
  },
]

function named<T extends { name: string }>(rows: readonly T[], name: string): T {
  const row = rows.find((row) => row.name === name)
  if (!row) throw new Error(`No ${name}`)
  return row
}

function hourly(rows: Output<'listPricing'>): Row {
  const row = rows.find(({ serviceType }) => serviceType === 'hourly')
  if (!row) throw new Error('No hourly price')
  return row
}

const versioned = ({ id, version }: Row): Row => ({ id, version })

describe.each(protocols)('the office, by %s,', (protocol) => {
  async function openWith(open: () => Promise<TestApp>) {
    const app = await open()
    const admin = await adminClient(app, protocol)
    await admin.ask('createRegion', { name: 'Beja-Evora' })
    return { app, admin }
  }

  describe.each(kinds)('with $kind', ({ find, change, changed, delete: remove }) => {
    test('reads a version that each change counts up, and no save without a change', async ({ open }) => {
      const { app, admin } = await openWith(open)
      const row = await find(admin, app)
      expect(row.version).toBe(1)
      expect((await change(admin, versioned(row), 1)).done).toMatchObject({ version: 2, ...changed(1) })
      expect((await change(admin, { id: row.id, version: 2 }, 1)).done).toMatchObject({ version: 2 })
      expect((await change(admin, { id: row.id, version: 2 }, 2)).done).toMatchObject({ version: 3 })
    })

    test('is told who changed it meanwhile, and how it is now; nothing is undone', async ({ open }) => {
      const { app, admin } = await openWith(open)
      const row = versioned(await find(admin, app))
      app.clock.advance({ minutes: 1 })
      const theirs = await change(admin, row, 1)
      for (const { status, refused } of [await change(admin, row, 2), await remove(admin, row)]) {
        expect([status, refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
        expect(refused.error).toBe('Changed meanwhile by maria. Please look at it again.')
        expect(refused).toMatchObject({
          current: theirs.done,
          changedBy: 'maria',
          changedAt: '2027-01-13T09:01:00.000Z',
        })
      }
      expect((await change(admin, { id: row.id, version: 2 }, 2)).status).toBe(200)
      expect((await remove(admin, { id: row.id, version: 3 })).status).toBe(200)
    })

    test('changes and deletes whatever there is when it sends no version', async ({ open }) => {
      const { app, admin } = await openWith(open)
      const { id } = await find(admin, app)
      await change(admin, { id }, 1)
      expect((await change(admin, { id }, 2)).done).toMatchObject(changed(2))
      expect((await remove(admin, { id })).status).toBe(200)
    })

    test('saves one of eight changes at once of the same version', async ({ open }) => {
      const { app, admin } = await openWith(open)
      const row = versioned(await find(admin, app))
      const before = (await auditTrail(app)).length
      const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => change(admin, row, n + 1)))
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const lost = answers.filter(({ status }) => status !== 200)
      expect(lost.map(({ refused }) => refused.code)).toEqual(lost.map(() => 'CHANGED_MEANWHILE'))
      for (const { refused } of lost) expect(refused['current']).toEqual(won[0]?.done)
      expect(await auditTrail(app)).toHaveLength(before + 1)
    })

    test('either changes or deletes a version at once, never both', async ({ open }) => {
      const { app, admin } = await openWith(open)
      const row = versioned(await find(admin, app))
      const answers = await Promise.all([change(admin, row, 1), remove(admin, row)])
      expect(['200,409', '404,200']).toContain(answers.map(({ status }) => status).join())
    })
  })

  test('deletes luggage of the version that was read, and of no other', async ({ open }) => {
    const { admin } = await openWith(open)
    const [row] = (await admin.ask('listLuggageCapacities')).done
    const other = await admin.ask('deleteLuggageCapacity', { id: row?.id, version: 7 })
    expect([other.status, other.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(other.refused).toMatchObject({ current: row, changedBy: null, changedAt: null })
    expect(other.refused.error).toBe('Changed meanwhile. Please look at it again.')
    const read = await admin.ask('deleteLuggageCapacity', { id: row?.id, version: row?.version })
    expect(read.status).toBe(200)
  })

  test('puts a stop on a route of the version that was read', async ({ open }) => {
    const { app, admin } = await openWith(open)
    const { id, version } = await stopNamed(app, STOP)
    const [sagres, cascais] = [await regionId(app, 'Faro-Sagres'), await regionId(app, 'Lisbon-Cascais')]
    expect((await admin.ask('changeStop', { id, version, routeIds: [sagres] })).done.version).toBe(2)
    const late = await admin.ask('changeStop', { id, version, routeIds: [cascais] })
    expect([late.status, late.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await stopNamed(app, STOP)).routes.getIdentifiers()).toEqual([sagres])
  })

  test('sees a stop changed that has lost a route, and the route unchanged', async ({ open }) => {
    const { app, admin } = await openWith(open)
    const { id } = await stopNamed(app, STOP)
    const [sagres, beja] = [await regionId(app, 'Faro-Sagres'), await regionId(app, 'Beja-Evora')]
    const { done } = await admin.ask('changeStop', { id, routeIds: [sagres, beja] })
    const region = named((await admin.ask('listOfficeRegions')).done, 'Beja-Evora')
    expect(region.version).toBe(1)
    app.clock.advance({ minutes: 1 })
    expect((await admin.ask('deleteRegion', { id: beja, version: region.version })).status).toBe(200)
    const late = await admin.ask('changeStop', { id, version: done.version, hourlyPrice: 90 })
    expect(late.refused).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { routeIds: [sagres], version: 3 },
    })
    expect((await actsOn(app, id)).at(-1)).toMatchObject({
      act: 'changed',
      admin: 'maria',
      details: { routes: { from: ['Beja-Evora', 'Faro-Sagres'], to: ['Faro-Sagres'] } },
    })
  })

  test.for(['1.5', 'two', ''])('is refused the version “%s”', async (version, { app }) => {
    const admin = await adminClient(app, protocol)
    const { id } = await stopNamed(app, STOP)
    const { status, refused } = await admin.ask('deleteStop', { id, version })
    expect([status, refused.error]).toEqual([400, 'The version must be a whole number.'])
  })
})
