import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aBooking, bookings } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const ticks: (() => void)[] = []
const sounds: number[] = []

beforeEach(() => {
  ticks.length = 0
  sounds.length = 0
  const { setInterval } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((act: () => void, every) => {
    if (every !== 10_000) return setInterval(act, every)
    ticks.push(act)
    return setInterval(() => {}, every)
  })
  const node = { connect: () => node, addEventListener() {}, start: () => sounds.push(1), stop() {} }
  vi.stubGlobal('AudioContext', vi.fn())
  vi.stubGlobal(
    'OscillatorNode',
    class {
      connect = () => node
      addEventListener() {}
      start = node.start
      stop() {}
    },
  )
  vi.stubGlobal(
    'GainNode',
    class {
      gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
      connect = node.connect
    },
  )
})

const newer = aBooking({ id: '00000000-0000-4000-8000-000000009999', createdAt: '2026-11-21T09:00:00.000Z' })
const tick = () => act(() => ticks.at(-1)?.())

test('a new booking is noticed on a page that shows no bookings: in the title, the navigation and by ear', async () => {
  const server = fakeServer({ bookings: bookings(2) })
  await openAdmin(server, '/admin/partners')
  await waitFor(() => expect(document.title).toBe('(2) Partners'))
  expect(screen.getByRole('link', { name: 'Bookings 2 waiting' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sound for new bookings', pressed: false }))
  const heardOnce = sounds.length
  expect(heardOnce).toBeGreaterThan(0)
  tick()
  await waitFor(() =>
    expect(server.calls.filter((call) => call === 'bookings.watch').length).toBeGreaterThan(1),
  )
  expect(sounds).toHaveLength(heardOnce)
  server.bookings = [newer, ...server.bookings]
  tick()
  await waitFor(() => expect(document.title).toBe('(3) Partners'))
  expect(screen.getByRole('link', { name: 'Bookings 3 waiting' })).toBeTruthy()
  expect(screen.getByText('A new booking has come. 3 wait for a decision.')).toBeTruthy()
  expect(sounds).toHaveLength(2 * heardOnce)
})

test('no sound is made before it is asked for', async () => {
  const server = fakeServer({ bookings: bookings(1) })
  await openAdmin(server, '/admin/mails')
  await waitFor(() => expect(document.title).toBe('(1) Mails'))
  server.bookings = [newer, ...server.bookings]
  tick()
  await waitFor(() => expect(document.title).toBe('(2) Mails'))
  expect(sounds).toEqual([])
})

test('the list of bookings says at once that there is a new one', async () => {
  const server = fakeServer({ bookings: bookings(2) })
  await openAdmin(server, '/admin')
  await screen.findByText('Customer 0001')
  await waitFor(() =>
    expect(document.querySelector('output[aria-busy="false"]')?.textContent).toMatch(/^Showing 2/),
  )
  server.bookings = [newer, ...server.bookings]
  tick()
  expect(await screen.findByRole('button', { name: 'Show new' })).toBeTruthy()
})
