import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ToastMessage } from './toast-stack.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Office({ messages }: { messages: readonly ToastMessage[] }) {
  const { showToast } = useToast()
  return messages.map((message) => (
    <button key={message.title} type="button" onClick={() => showToast(message)}>
      Say {message.title}
    </button>
  ))
}

const saved: ToastMessage = { title: 'Success', description: 'Saved' }
const failed: ToastMessage = { title: 'Booking Failed', tone: 'destructive' }

beforeEach(async () => {
  await import('./toast-stack.tsx')
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Office messages={[saved, failed]} />
    </ToastProvider>,
  )
  // The first toast waits for the code that draws it, which is loaded after the page.
  say('Success')
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.advanceTimersByTimeAsync(6000))
})

const say = (title: string) => fireEvent.click(screen.getByRole('button', { name: `Say ${title}` }))
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const toasts = () => screen.queryAllByRole('listitem')
const toast = () => screen.getByRole('listitem')
const live = () => document.querySelector('[aria-live=assertive], [aria-live=polite]')

test('a toast leaves after five seconds', () => {
  say('Success')
  wait(4999)
  expect(toast().textContent).toBe('Success Saved')
  wait(1)
  expect(toasts()).toHaveLength(0)
})

test('a new toast takes the place of the one that stands, with its own five seconds', () => {
  say('Success')
  wait(3000)
  say('Booking Failed')
  expect(toasts()).toHaveLength(1)
  expect(toast().textContent?.trim()).toBe('Booking Failed')
  wait(4999)
  expect(toasts()).toHaveLength(1)
  wait(1)
  expect(toasts()).toHaveLength(0)
})

test('it waits while the pointer rests on it', () => {
  say('Success')
  wait(3000)
  fireEvent.pointerMove(toast())
  wait(20_000)
  expect(toasts()).toHaveLength(1)
  fireEvent.pointerLeave(screen.getByRole('region'))
  wait(1999)
  expect(toasts()).toHaveLength(1)
  wait(1)
  expect(toasts()).toHaveLength(0)
})

test('it waits while the focus is in it', () => {
  say('Success')
  wait(3000)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  wait(20_000)
  expect(toasts()).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Say Success' }).focus())
  wait(2000)
  expect(toasts()).toHaveLength(0)
})

test('dismissing returns the focus, and the next toast is timed as ever', () => {
  const opener = screen.getByRole('button', { name: 'Say Success' })
  act(() => opener.focus())
  say('Success')
  wait(100)
  fireEvent.pointerMove(toast())
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(toasts()).toHaveLength(0)
  expect(document.activeElement).toBe(opener)
  say('Booking Failed')
  wait(5000)
  expect(toasts()).toHaveLength(0)
})

test.each([
  [50, 1],
  [51, 0],
])('a swipe of %i px to the right leaves %i toasts', (distance, left) => {
  say('Success')
  fireEvent.pointerDown(toast(), { button: 0, clientX: 100, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(toast(), { clientX: 120, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(toast(), { clientX: 100 + distance, clientY: 10, pointerId: 1 })
  fireEvent.pointerUp(toast(), { clientX: 100 + distance, clientY: 10, pointerId: 1 })
  expect(toasts()).toHaveLength(left)
})

test('a swipe to the left changes nothing', () => {
  say('Success')
  fireEvent.pointerDown(toast(), { button: 0, clientX: 300, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(toast(), { clientX: 100, clientY: 10, pointerId: 1 })
  fireEvent.pointerUp(toast(), { clientX: 100, clientY: 10, pointerId: 1 })
  expect(toasts()).toHaveLength(1)
})

test.each([
  ['Success', 'polite', 'Success Saved'],
  ['Booking Failed', 'assertive', 'Booking Failed'],
])('%s is announced, %s', (title, manner, words) => {
  say(title)
  wait(100)
  expect(live()?.getAttribute('aria-live')).toBe(manner)
  expect(live()?.textContent).toContain(words)
})

test('without its provider it says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Office messages={[saved]} />)).toThrow('within a ToastProvider')
})
