import { describe, expect } from 'vitest'
import { LuggageCapacity } from '../../../src/server/catalogue/luggage/luggage.ts'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('the public lists by %s', (protocol) => {
  test('hold the active regions by name, and no others', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Sagres' }, { isActive: false })
    const { status, done } = await app.clients[protocol].ask('listRegions')
    expect(status).toBe(200)
    expect(done).toEqual(
      ['Faro-Lisbon', 'Faro-Seville', 'Lisbon-Cascais', 'Lisbon-Seville'].map((name) => ({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name,
      })),
    )
  })

  test('hold the luggage configurations of all five vehicles', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('listLuggageCapacities')
    expect(status).toBe(200)
    expect(done).toHaveLength(await app.database.fresh().count(LuggageCapacity))
    expect([...new Set(done.map(({ vehicleId }) => vehicleId))]).toEqual([1, 2, 3, 4, 5])
    expect(done).toContainEqual({
      id: expect.any(String),
      vehicleId: 2,
      vehicleName: 'Mercedes E Class',
      config: '2 large suitcases',
      imageUrl: '/art/luggage/e-class-2-large-suitcases.webp',
      version: 1,
    })
  })

  test('give what the site shows of its owner', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('readSite')
    expect(status).toBe(200)
    expect(done).toEqual({
      brandName: 'Costa Chauffeurs',
      publicUrl: 'http://localhost:3000',
      contactPhone: '+351 289 111 222',
      contactPhone2: '+351 910 000 000',
      contactEmail: 'office@costa.example',
      whatsappNumber: '+351 910 000 000',
      legalName: null,
      taxNumber: null,
      licenceNumber: null,
      address: null,
      openingHours: null,
      profiles: [
        { name: 'Instagram', url: 'https://www.instagram.com/' },
        { name: 'Facebook', url: 'https://www.facebook.com/' },
        { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      ],
      logoUrl: null,
      accentStyle: null,
      vehiclePictures: {},
      mapStyleUrl: null,
      landingsFrom: 'guest',
      onlinePayment: true,
    })
  })
})
