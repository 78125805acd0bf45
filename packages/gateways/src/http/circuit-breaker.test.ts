import { describe, expect, it } from 'vitest'

import { circuitBreaker, CircuitOpen, type CallResult } from './circuit-breaker.ts'

class Down extends Error {}
class NotThere extends Error {}

function classify(error: unknown): CallResult {
  if (error instanceof Down) return 'failed'
  return error instanceof NotThere ? 'answered' : 'unknown'
}

function setUp() {
  const clock = { now: 0 }
  const calls = { made: 0 }
  const guard = circuitBreaker({ failures: 3, openMs: 60_000, now: () => clock.now })
  const ask = (error?: Error) =>
    guard.call(async () => {
      calls.made += 1
      if (error) throw error
      return 'answer'
    }, classify)
  const failThrice = async () => {
    for (let time = 0; time < 3; time += 1) await expect(ask(new Down('down'))).rejects.toThrow('down')
  }
  return { clock, calls, guard, ask, failThrice }
}

describe('the breaker', () => {
  it('opens after three failures in a row and spares the service for a minute', async () => {
    const { clock, calls, ask, failThrice } = setUp()
    await failThrice()
    clock.now = 59_999
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpen)
    expect(calls.made).toBe(3)
    clock.now = 60_000
    expect(await ask()).toBe('answer')
    expect(await ask()).toBe('answer')
  })

  it('reports once that it opens, and once that the service answers again', async () => {
    const clock = { now: 0 }
    const changes: boolean[] = []
    const guard = circuitBreaker({ now: () => clock.now, onChange: (isOpen) => void changes.push(isOpen) })
    const ask = (error?: Error) =>
      guard.call(async () => {
        if (error) throw error
        return 'answer'
      }, classify)
    for (let time = 0; time < 3; time += 1) await ask(new Down('down')).catch(() => undefined)
    clock.now = 60_000
    await ask(new Down('still down')).catch(() => undefined)
    expect(changes).toEqual([true])
    clock.now = 120_000
    await ask()
    await ask()
    expect(changes).toEqual([true, false])
  })

  it('counts failures in a row only', async () => {
    const { ask } = setUp()
    for (const error of [new Down('1'), new Down('2'), undefined, new Down('3'), new Down('4')])
      await ask(error).catch(() => undefined)
    expect(await ask()).toBe('answer')
  })

  it('takes an error that is an answer for one, and a caller who left for nothing', async () => {
    const { calls, ask } = setUp()
    const errors = [new Down('1'), new Down('2'), new NotThere('no'), new Down('3'), new Error('left')]
    for (const error of [...errors, new Down('4')]) await ask(error).catch(() => undefined)
    expect(calls.made).toBe(6)
    await ask(new Down('5')).catch(() => undefined)
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpen)
  })

  it('lets one call try again for all, and stays open when that fails', async () => {
    const { clock, calls, guard, ask, failThrice } = setUp()
    await failThrice()
    clock.now = 60_000
    const probe = Promise.withResolvers<string>()
    const probing = guard.call(() => probe.promise, classify)
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpen)
    probe.reject(new Down('still down'))
    await expect(probing).rejects.toThrow('still down')
    clock.now = 119_999
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpen)
    expect(calls.made).toBe(3)
    clock.now = 120_000
    expect(await ask()).toBe('answer')
  })

  it('tries again at once when the one who tried has left', async () => {
    const { clock, ask, failThrice } = setUp()
    await failThrice()
    clock.now = 60_000
    await expect(ask(new Error('left'))).rejects.toThrow('left')
    expect(await ask()).toBe('answer')
  })

  it('does not believe an answer to a question from before', async () => {
    const { guard, ask, failThrice } = setUp()
    const old = Promise.withResolvers<string>()
    const asking = guard.call(() => old.promise, classify)
    await failThrice()
    old.resolve('late')
    expect(await asking).toBe('late')
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpen)
  })
})
