import { expect, test, vi } from 'vitest'
import { type LocalVehicle, presets, readVehicles, vehicleStore, writeVehicles } from './vehicle-store.ts'

const own: LocalVehicle = {
  id: 'a',
  name: 'Maybach',
  description: 'Quiet',
  capacity: 4,
  luggage: 3,
  features: ['WiFi'],
  image: '/art/maybach.webp',
  interiorImage: '',
}

/** A storage of one entry, which may break. */
function aStorage(text: string | null = null) {
  const storage = {
    text,
    isFull: false,
    isForbidden: false,
    getItem: () => storage.text,
    setItem(_: string, text: string) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.text = text
    },
  }
  const open = () => {
    if (storage.isForbidden) throw new DOMException('forbidden', 'SecurityError')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store uses these two only
    return storage as unknown as Storage
  }
  return { storage, store: vehicleStore(open), again: () => vehicleStore(open) }
}

test('the presets are the four cars of the landing pages, with their figures', () => {
  expect(presets.map(({ name, capacity, luggage }) => [name, capacity, luggage])).toEqual([
    ['Mercedes S Class', 3, 3],
    ['Mercedes E Class', 3, 3],
    ['Mercedes V Class', 7, 8],
    ['Mercedes Vito', 8, 10],
  ])
  expect(presets[0]).toMatchObject({
    image: '/art/vehicles/s-class-exterior-1280.webp',
    interiorImage: '/art/vehicles/s-class-interior-1280.webp',
    features: ['Massage Seats', 'Executive Rear', 'Premium Audio', 'Chauffeur Mode', 'Climate Control'],
  })
})

test('a browser that has never been here starts with the presets', () => {
  const { store } = aStorage()
  expect(store.list()).toEqual({ vehicles: presets, isSaved: true })
})

test('what is changed is there after a reload', () => {
  const { store, again } = aStorage()
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  store.change([own])
  expect(heard).toHaveBeenCalledOnce()
  expect(store.list()).toEqual({ vehicles: [own], isSaved: true })
  expect(again().list()).toEqual({ vehicles: [own], isSaved: true })
})

test('a list from which all is deleted stays empty', () => {
  const { store, again } = aStorage()
  store.change([])
  expect(again().list().vehicles).toEqual([])
})

test('a full storage keeps the list as long as the page is open, and says so', () => {
  const { storage, store } = aStorage()
  storage.isFull = true
  store.change([own])
  expect(store.list()).toEqual({ vehicles: [own], isSaved: false })
  // Leaving the tab and coming back is no reload.
  store.subscribe(() => {})()
  expect(store.list().vehicles).toEqual([own])
  storage.isFull = false
  store.change([own, { ...own, id: 'b' }])
  expect(store.list().isSaved).toBe(true)
})

test('a forbidden storage starts with the presets, and says so', () => {
  const { storage, store } = aStorage()
  storage.isForbidden = true
  expect(store.list()).toEqual({ vehicles: presets, isSaved: false })
  store.change([own])
  expect(store.list()).toEqual({ vehicles: [own], isSaved: false })
})

test('a change in another tab is heard, one of another entry is not', () => {
  const { storage, store } = aStorage()
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  expect(store.list().vehicles).toEqual(presets)
  storage.text = writeVehicles([own])
  window.dispatchEvent(new StorageEvent('storage', { key: 'booking-draft' }))
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'office-vehicles' }))
  expect(heard).toHaveBeenCalledOnce()
  expect(store.list().vehicles).toEqual([own])
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledOnce()
})

test.each([
  null,
  '',
  'no JSON',
  'null',
  '[]',
  '7',
  '{"format":2,"vehicles":[]}',
  '{"format":1}',
  '{"format":1,"vehicles":{}}',
])('of %j nothing is read but the presets', (text) => {
  expect(readVehicles(text)).toEqual(presets)
})

test.each([
  null,
  'Maybach',
  {},
  { ...own, id: '' },
  { ...own, name: '' },
  { ...own, name: 7 },
  { ...own, name: 'x'.repeat(201) },
  { ...own, capacity: 'many' },
  { ...own, capacity: 1.5 },
  { ...own, luggage: -1 },
  { ...own, features: 'WiFi' },
  { ...own, image: 5 },
])('the junk %j is left out, and the others stay', (junk) => {
  const text = JSON.stringify({ format: 1, vehicles: [junk, own] })
  expect(readVehicles(text)).toEqual([own])
})

test('an address that is none of an image is read as none, and an id counts once', () => {
  const hostile = { ...own, image: 'javascript:alert(1)', interiorImage: 'http://example.com/a.jpg' }
  const text = JSON.stringify({ format: 1, vehicles: [own, hostile] })
  expect(readVehicles(text)).toEqual([{ ...own, image: '', interiorImage: '' }])
})
