import { describe, expect, test } from 'vitest'
import { canFollow, carsNeeded, assignToCars, hasCarFor, type ChainRules, type Job } from './cars-needed.ts'

const MINUTE = 60_000

/** A job by the clock and by the kilometres of one straight road on which a kilometre takes a minute. */
function job(start: string, end: string, from = 0, to = from): Job {
  return { start: at(start), end: at(end), from: { lat: 0, lon: from }, to: { lat: 0, lon: to } }
}

function at(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE
}

const rules: ChainRules = {
  driveMinutes: (from, to) => Math.abs(from.lon - to.lon),
  turnaroundMinutes: 30,
}

describe('one car does a second job', () => {
  test.each([
    ['after the turnaround at the same place', job('08:00', '09:00'), job('09:30', '10:00'), true],
    ['not a minute earlier', job('08:00', '09:00'), job('09:29', '10:00'), false],
    ['after the turnaround and the drive', job('08:00', '09:00', 0, 40), job('10:10', '11:00'), true],
    ['not a minute before it has driven there', job('08:00', '09:00', 0, 40), job('10:09', '11:00'), false],
    ['not before the first', job('10:00', '11:00'), job('08:00', '09:00'), false],
    ['not at the same time', job('10:00', '11:00'), job('10:00', '11:00'), false],
  ])('%s', (_, earlier, later, expected) => {
    expect(canFollow(earlier, later, rules)).toBe(expected)
  })

  test('never where no road leads, unless it has most of a day for it', () => {
    const roadless = { ...rules, driveMinutes: () => undefined }
    expect(canFollow(job('00:00', '01:00'), job('19:29', '20:00'), roadless)).toBe(false)
    expect(canFollow(job('00:00', '01:00'), job('19:30', '20:00'), roadless)).toBe(true)
  })
})

describe('the fewest cars', () => {
  test.each<[string, Job[], number]>([
    ['none for no jobs', [], 0],
    ['one for one', [job('08:00', '09:00')], 1],
    ['two for two at once', [job('08:00', '09:00'), job('08:30', '09:30')], 2],
    ['one for a morning and an afternoon', [job('08:00', '09:00'), job('14:00', '15:00')], 1],
    [
      'one for three in a row, whatever their order',
      [job('12:00', '13:00'), job('08:00', '09:00'), job('10:00', '11:00')],
      1,
    ],
    ['two where the second begins far away', [job('08:00', '09:00'), job('09:30', '10:00', 60)], 2],
    [
      'two where a job could take the only follower of another',
      // The first could do either of the last two, the second only the last.
      [job('08:00', '09:00'), job('08:00', '10:00'), job('10:00', '11:00'), job('10:30', '11:00')],
      2,
    ],
    [
      'two where each can only follow its own',
      [
        job('08:00', '09:00', 0, 90),
        job('08:00', '09:00', 90, 0),
        job('09:30', '10:00', 0),
        job('09:30', '10:00', 90),
      ],
      2,
    ],
  ])('%s', (_, jobs, cars) => {
    expect(carsNeeded(jobs, rules)).toBe(cars)
    expect(carsNeeded(jobs.toReversed(), rules)).toBe(cars)
  })

  test('every job is dealt out once, and every car can do what it was dealt', () => {
    const jobs = Array.from({ length: 40 }, (_, index) => {
      const start = (index * 37) % 600
      return {
        ...job('00:00', '00:00', (index * 13) % 50, (index * 29) % 50),
        start: start * MINUTE,
        end: (start + 60) * MINUTE,
      }
    })
    const chains = assignToCars(jobs, rules)
    expect(new Set(chains.flat())).toEqual(new Set(jobs))
    expect(chains.flat()).toHaveLength(jobs.length)
    for (const chain of chains)
      for (const [index, next] of chain.slice(1).entries())
        expect(canFollow(chain[index] ?? next, next, rules)).toBe(true)
  })
})

describe('one more job', () => {
  const morning = job('08:00', '09:00')
  test.each<[string, Job, Job[], number, boolean]>([
    ['has no car where there is none', morning, [], 0, false],
    ['has the only car of a free day', morning, [], 1, true],
    ['has no car where the only one is taken', morning, [job('08:30', '09:30')], 1, false],
    ['has the second car', morning, [job('08:30', '09:30')], 2, true],
    ['goes between two others', job('10:00', '11:00'), [morning, job('12:00', '13:00')], 1, true],
    [
      'has a car where two neighbours share one',
      job('09:00', '11:00'),
      [job('08:00', '09:10'), job('10:00', '12:00')],
      2,
      true,
    ],
    [
      'has no car where the neighbours need both',
      job('09:00', '11:00'),
      [job('08:00', '09:40'), job('10:00', '12:00')],
      2,
      false,
    ],
    [
      'has a car though another hour is sold over',
      job('14:00', '15:00'),
      [morning, job('08:10', '09:10'), job('08:20', '09:20')],
      1,
      true,
    ],
  ])('%s', (_, wanted, taken, cars, expected) => {
    expect(hasCarFor(wanted, taken, cars, rules)).toBe(expected)
  })
})
