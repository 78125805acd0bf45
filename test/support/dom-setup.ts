import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// React's act() warnings are errors here: a test that misses an update tests nothing.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Anything fetched on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// Files share their window: what a test leaves to be done later must not happen in another one.
const later = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: start } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
  const timer = start(...args)
  later.add(timer)
  return timer
}, start)

const errors: string[] = []

beforeEach(() => {
  errors.length = 0
  // A test that expects an error mocks console.error itself and looks at what it was given.
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    const text = format(...message)
    // Radix reads a toast out and, a second later, takes the text away again: no test waits for that.
    if (!text.startsWith('An update to ToastAnnounce inside a test')) errors.push(text)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const timer of later) clearTimeout(timer)
  later.clear()
  sessionStorage.clear()
  localStorage.clear()
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`)
})

// Browser features that Radix and the components need and jsdom lacks.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const missing = {
  scrollIntoView() {},
  checkVisibility: () => true,
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NoResizeObserver
  Object.assign(Element.prototype, missing)
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    })
}
