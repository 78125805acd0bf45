import { describe, expect, test } from 'vitest'
import { filesIn, isTest } from '../support/repository.ts'

/** Ways for a test to wait a fixed time instead of for an event. */
const SLEEPS: readonly RegExp[] = [
  /\bset(?:Timeout|Interval)\(/,
  /import \{[^}]*\bset(?:Timeout|Interval)\b[^}]*\} from 'node:timers/,
  /\bscheduler\.wait\(/,
  /\bwaitForTimeout\(/,
  /\b(?:sleep|delay)\(/,
  /\bAtomics\.wait\(/,
]

/** The files that use one without waiting for anything, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/server/db/lock-data-folder.test.ts': 'keeps a process running until the test kills it',
  'test/support/socket.ts': 'gives up on a connection that should have been closed',
  'src/client/shared/places/location-field.test.tsx':
    'answers a call later than the next one, on a clock that the test moves',
  'src/client/admin/bookings/bookings-tab.test.tsx': 'takes hold of the interval instead of waiting for it',
  'src/client/admin/frame/booking-watch.test.tsx': 'takes hold of the interval instead of waiting for it',
}

const tests = ['src', 'packages', 'test']
  .flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
  .filter(({ path }) => isTest(path) || /^test\/(?:e2e|integration|safety|support)\//.test(path))
const sleeps = (text: string) => SLEEPS.some((sleep) => sleep.test(text))
const named = tests.filter(({ path }) => path !== 'test/safety/sleeps.test.ts')

describe('a test waits for what happens, never for a time', () => {
  test('no test sleeps', () => {
    const sleeping = named.filter(({ path, text }) => sleeps(text) && !(path in ALLOWED))
    expect(sleeping.map(({ path }) => path)).toEqual([])
  })

  test('whatever is allowed to is still there and still needs it', () => {
    const needed = named.filter(({ path, text }) => path in ALLOWED && sleeps(text))
    expect(needed.map(({ path }) => path).toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
  })

  test.for([
    'await new Promise((resolve) => setTimeout(resolve, 100))',
    "import { setTimeout } from 'node:timers/promises'",
    "import { setTimeout as wait } from 'node:timers/promises'",
    'await page.waitForTimeout(500)',
    'await sleep(1)',
  ])('%s is seen', (text) => {
    expect(sleeps(text)).toBe(true)
  })
})
