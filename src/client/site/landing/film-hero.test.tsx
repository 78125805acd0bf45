import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'

const shown = () => [...document.querySelectorAll('[data-shown=true]')].map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

test('words turn every 2.5 seconds and cities every 3, round and round', async () => {
  await openApp('/home-v1')
  expect(shown()).toEqual(['Lifestyle', 'Algarve'])
  pass(2499)
  expect(shown()).toEqual(['Lifestyle', 'Algarve'])
  pass(1)
  expect(shown()).toEqual(['Luxury', 'Algarve'])
  pass(500)
  expect(shown()).toEqual(['Luxury', 'Lisboa'])
  pass(14_500)
  expect(shown()).toEqual(['Lifestyle', 'Sevilha'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /^Luxury chauffeur service in Algarve, /,
  )
})

test('they stop and go on by one button', async () => {
  await openApp('/home-v1')
  fireEvent.click(screen.getByRole('button', { name: 'Pause motion' }))
  pass(60_000)
  expect(shown()).toEqual(['Lifestyle', 'Algarve'])
  fireEvent.click(screen.getByRole('button', { name: 'Play motion' }))
  pass(2500)
  expect(shown()).toEqual(['Luxury', 'Algarve'])
})

test('they never start for those who asked for stillness', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-reduced-motion: reduce)',
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  await openApp('/home-v1')
  pass(60_000)
  expect(shown()).toEqual(['Lifestyle', 'Algarve'])
})
