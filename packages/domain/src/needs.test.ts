import { expect, test } from 'vitest'
import { suggestedSeats } from './child-seats.ts'
import { needsRefusal } from './needs.ts'
import { wheelchairRefusal, wheelchairRoom } from './wheelchair.ts'

const LISBON = 'Europe/Lisbon'
const MADRID = 'Europe/Madrid'

test.each([
  ['a baby', [{ ageMonths: 8 }], LISBON, 1, 0],
  ['a child of six', [{ ageMonths: 72, heightCm: 118 }], LISBON, 0, 1],
  ['a child of twelve who is small, in Portugal', [{ ageMonths: 144, heightCm: 130 }], LISBON, 0, 0],
  ['a child of twelve who is small, in Spain', [{ ageMonths: 144, heightCm: 130 }], MADRID, 0, 1],
  ['a child of 135 cm', [{ ageMonths: 110, heightCm: 135 }], MADRID, 0, 0],
  ['a child of 134 cm', [{ heightCm: 134 }], MADRID, 0, 1],
  ['a child of whom only the height is known', [{ heightCm: 90 }], LISBON, 1, 0],
  ['a child of thirteen without a height', [{ ageMonths: 156 }], MADRID, 0, 0],
  ['a child of whom nothing is known yet', [{}], LISBON, 0, 0],
  ['two children', [{ ageMonths: 20 }, { ageMonths: 60 }], LISBON, 1, 1],
] as const)('for %s the seats that the law asks for are suggested', (_, children, zone, child, booster) => {
  expect(suggestedSeats(children, zone)).toEqual({ childSeatCount: child, boosterSeatCount: booster })
})

test('only somebody who stays in the wheelchair is carried by no car', () => {
  expect(needsRefusal({ wheelchair: 'stays_seated' })).toEqual({ code: 'wheelchair_not_carried' })
  for (const wheelchair of ['none', 'folds', null, undefined] as const)
    expect(needsRefusal({ wheelchair })).toBeUndefined()
})

const eClass = [{ config: '2 large suitcases' }, { config: '3 cabin bags' }]

test.each([
  ['beside nothing', 'folds', null, eClass, true],
  ['beside a large suitcase', 'folds', '1 large', eClass, true],
  ['beside as much as the boot holds', 'folds', '2 large suitcases', eClass, false],
  ['in a class of which nobody has said how much fits', 'folds', '2 large suitcases', [], true],
] as const)('a folded wheelchair %s', (_, wheelchair, luggageConfig, offered, isTaken) => {
  expect(wheelchairRefusal({ wheelchair, luggageConfig }, offered)).toEqual(
    isTaken ? undefined : { code: 'wheelchair_no_room' },
  )
})

test('a folded wheelchair takes the room of a large suitcase', () => {
  expect([wheelchairRoom('none'), wheelchairRoom('folds'), wheelchairRoom(null)]).toEqual([0, 2, 0])
})
