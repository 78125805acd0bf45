import type { Location } from '@chauffeur/contract/locations'
import type { Point } from '@chauffeur/domain/geometry'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NoConnection, RefusedByServer, type Answers } from '../../testing/fake-calls.ts'
import { aDraft, openBooking } from '../../site/booking/testing/open-booking.ts'
import type { Draft } from '../journey/draft/draft.ts'
import { findStoredSession } from '../journey/draft/session-storage.ts'

interface PinMapOptions {
  readonly start: Point | undefined
  readonly onDrawn: () => void
  readonly onMove: () => void
  readonly onRest: (middle: Point) => void
}

const map = vi.hoisted(() => ({
  options: undefined as PinMapOptions | undefined,
  moves: [] as string[],
  reaches: true,
}))

vi.mock('../map/open-pin-map.ts', () => ({
  openPinMap(_: HTMLElement, options: PinMapOptions) {
    map.options = options
    options.onDrawn()
    options.onRest(options.start ?? { lat: 37.12, lon: -8.2 })
    return {
      goTo(point: Point) {
        if (map.reaches) options.onRest(point)
        return map.reaches
      },
      move: (right: number, down: number) => map.moves.push(`${right} ${down}`),
      zoom: (levels: number) => map.moves.push(`zoom ${levels}`),
      close: () => {},
    }
  },
}))

beforeEach(() => {
  Object.assign(map, { options: undefined, moves: [], reaches: true })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('WebGL2RenderingContext', {})
  return () => vi.unstubAllGlobals()
})

function villa(latitude: number, longitude: number, walkMetres: number | null = null): Location {
  const position = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  return {
    id: `pin:${latitude.toFixed(5)},${longitude.toFixed(5)}`,
    name: `Bensafrim (350 m), ${position}`,
    address: `Bensafrim (350 m), ${position}`,
    region: 'Algarve',
    displayType: 'pin',
    aliases: [],
    isGoogleResult: false,
    pin: { latitude, longitude, nearest: { name: 'Bensafrim', metres: 350 }, walkMetres },
  }
}

const at: Answers = {
  'locations.at': ({ latitude, longitude }) => villa(Number(latitude), Number(longitude)),
}

async function openMap(answers: Answers = at, draft: Partial<Draft> = {}) {
  const places = { pickupLocation: '', dropoffLocation: '', ...draft }
  const opened = await openBooking('/book', aDraft(places), answers)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Pick-up Location' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Choose on the map' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Pick-up on the map' })) }
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const takeButton = () => screen.getByRole('button', { name: 'Pick up here' })
const isReady = () => waitFor(() => expect(takeButton().getAttribute('aria-disabled')).toBe(null))
const rest = (lat: number, lon: number) => act(() => map.options?.onRest({ lat, lon }))

test('the map rests, says what is near, and the place is taken with its note', async () => {
  const { dialog } = await openMap()
  await dialog.findByText('350 m from Bensafrim')
  rest(37.155_123_4, -8.710_336_6)
  await dialog.findByText('37.15512, -8.71034')
  await fill(dialog.getByLabelText('House name and how to find it'), ' Casa Alegria, white gate ')
  await isReady()
  await userEvent.click(takeButton())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(findStoredSession()?.draft).toMatchObject({
    pickupLocation: 'Bensafrim (350 m), 37.15512, -8.71034',
    pickupPlaceId: 'pin:37.15512,-8.71034',
    pickupNote: 'Casa Alegria, white gate',
  })
  const box = screen.getByRole('combobox', { name: 'Pick-up Location', description: /350 m from Bensafrim/ })
  expect(box).toBeTruthy()
  expect(screen.getAllByText('Casa Alegria, white gate').length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change pin and note'))
})

test('keys move the map and zoom, and Enter takes the place once it is known', async () => {
  await openMap()
  const application = screen.getByRole('application')
  expect(document.activeElement).toBe(application)
  await userEvent.keyboard('{ArrowRight}{ArrowUp}+-')
  expect(map.moves).toEqual(['1 0', '0 -1', 'zoom 1', 'zoom -1'])
  act(() => map.options?.onMove())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  rest(37.15512, -8.71034)
  await isReady()
  await userEvent.keyboard('{Enter}')
  expect(findStoredSession()?.draft.pickupPlaceId).toBe('pin:37.15512,-8.71034')
})

test('where no car comes it says why, takes nothing and offers the team', async () => {
  const sentence = 'This point is in the water. Please choose one on land.'
  const { dialog } = await openMap({
    'locations.at': () => {
      throw new RefusedByServer('UNKNOWN_PLACE', sentence, { reason: { code: 'at_sea' } })
    },
  })
  await dialog.findByText(sentence)
  expect(takeButton().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getByRole('button', { name: 'Send it to our team' }))
  await screen.findByRole('dialog', { name: 'Ask our team for a price' })
})

test('a lost connection is said, and asked again', async () => {
  let fails = true
  const { dialog } = await openMap({
    'locations.at': ({ latitude, longitude }) => {
      if (fails) throw new NoConnection('lost')
      return villa(Number(latitude), Number(longitude))
    },
  })
  await dialog.findByText(/could not look this place up/)
  fails = false
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('350 m from Bensafrim')).toBeTruthy()
})

test('a walk from the road is told', async () => {
  const { dialog } = await openMap({
    'locations.at': ({ latitude, longitude }) => villa(Number(latitude), Number(longitude), 240),
  })
  const walk = 'The road ends 240 m before this point; the rest is on foot.'
  expect(await dialog.findByText(walk)).toBeTruthy()
})

test('the map begins at the other end of the journey, and at the place that was chosen', async () => {
  const pin = { dropoffLocation: 'Lagos, 37.10201, -8.67285', dropoffPlaceId: 'pin:37.10201,-8.67285' }
  await openMap(at, pin)
  await waitFor(() => expect(map.options?.start).toEqual({ lat: 37.102_01, lon: -8.672_85 }))
})

test.each([
  ['Rua do Sol 14, Bensafrim', ['Rua do Sol 14, Bensafrim', 'Sol 14 Bensafrim', '14 Bensafrim', 'Bensafrim']],
  ['8600-069', ['8600-069', '8600']],
])('the map begins in the town that “%s” ends with', async (typed, asked) => {
  const town = { ...villa(37.16, -8.73), id: 'b', address: 'Bensafrim, Algarve, Portugal', pin: undefined }
  const { calls } = await openBooking('/book', aDraft({ pickupLocation: '' }), {
    ...at,
    'locations.search': ({ q }) => (q === 'Bensafrim' || q === '8600' ? [town] : []),
    'locations.geocode': () => ({ lat: 37.16, lon: -8.73 }),
  })
  await fill(await screen.findByRole('combobox', { name: 'Pick-up Location' }), typed)
  await userEvent.click(await screen.findByRole('option', { name: 'Choose on the map' }))
  await screen.findByText('37.16000, -8.73000')
  const searches = calls.filter(({ path }) => path === 'locations.search').slice(-asked.length)
  expect(searches.map(({ input }) => input)).toEqual(asked.map((q) => ({ q, limit: 1 })))
})

test('closing loses nothing: what was written and where the pin stood', async () => {
  const { dialog } = await openMap()
  await dialog.findByText('350 m from Bensafrim')
  rest(37.2, -8.7)
  await fill(dialog.getByLabelText('House name and how to find it'), 'Casa Alegria')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(findStoredSession()?.draft.pickupLocation).toBe('')
  await userEvent.click(await screen.findByRole('option', { name: 'Choose on the map' }))
  await screen.findByRole('dialog')
  expect(screen.getByLabelText<HTMLInputElement>('House name and how to find it').value).toBe('Casa Alegria')
  await waitFor(() => expect(map.options?.start).toEqual({ lat: 37.2, lon: -8.7 }))
})

test('this device says where it is only when it is asked to, and a refusal is said in words', async () => {
  const getCurrentPosition = vi.fn<typeof navigator.geolocation.getCurrentPosition>((_, onError) =>
    onError?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
  )
  Object.assign(navigator, { geolocation: { getCurrentPosition } }) // jsdom has none
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const { dialog } = await openMap()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Use my position' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/may not say where you are/)
})

test('without WebGL2 the position is given in figures, or the team is asked', async () => {
  vi.unstubAllGlobals()
  const { dialog } = await openMap({
    'locations.search': ({ q }) => (q === '37.15512, -8.71034' ? [villa(37.155_12, -8.710_34)] : []),
  })
  await dialog.findByText(/cannot draw the map/)
  await fill(dialog.getByLabelText('Position'), 'somewhere')
  await dialog.findByText('No position can be read from this.')
  await userEvent.clear(dialog.getByLabelText('Position'))
  await fill(dialog.getByLabelText('Position'), '37.15512, -8.71034')
  await dialog.findByText('350 m from Bensafrim')
  await isReady()
  await userEvent.click(takeButton())
  expect(findStoredSession()?.draft.pickupPlaceId).toBe('pin:37.15512,-8.71034')
})

test('what no list has goes to the team as it was typed, with the whole draft', async () => {
  const { calls } = await openBooking('/book', aDraft({ pickupLocation: '' }), {
    'enquiries.requestQuote': () => ({ id: 'e', reference: 'QR-7K3Q9X' }),
  })
  await fill(await screen.findByRole('combobox', { name: 'Pick-up Location' }), 'Casa Alegria')
  await userEvent.click(await screen.findByRole('option', { name: /^Not listed\?/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Send “Casa Alegria” to our team/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask our team for a price' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Pick-up Location').value).toBe('Casa Alegria')
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
  await screen.findByText('QR-7K3Q9X')
  expect(calls.find(({ path }) => path === 'enquiries.requestQuote')?.input).toMatchObject({
    pickupLocation: 'Casa Alegria',
    dropoffLocation: 'Vilamoura',
    pickupDate: '2026-12-04',
    customerName: 'Ana Sousa',
  })
})
