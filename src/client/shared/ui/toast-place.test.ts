import { expect, test } from 'vitest'
import { placeToast, type Box } from './keep-clear.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const wide = { width: 416, height: 80 }
const narrow = { width: 366, height: 80 }

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a toast stands on the right under the bar where nothing is there to press', () => {
  expect(placeToast(wide, desktop, [])).toEqual({ left: 1012, top: 72 })
})

test('it moves down until it covers no button', () => {
  expect(placeToast(wide, desktop, [box(1300, 90, 100, 36)])).toEqual({ left: 1012, top: 136 })
})

test('on a phone it stands at the bottom, above a bar with buttons', () => {
  expect(placeToast(narrow, phone, [])).toEqual({ left: 12, top: 752 })
  expect(placeToast(narrow, phone, [box(12, 780, 366, 44), box(12, 720, 100, 10)])).toEqual({
    left: 12,
    top: 632,
  })
})

test('it stands on the left where the right is full', () => {
  expect(placeToast(wide, desktop, [box(1100, 0, 300, 900)])).toEqual({ left: 12, top: 72 })
})

test('where every place covers something, it covers the least', () => {
  const buttons = [box(0, 0, 390, 400), box(0, 480, 390, 364)]
  const { top } = placeToast(narrow, phone, buttons)
  expect([400, 392]).toContain(top)
})

test('it covers more of other things rather than what is to be read first', () => {
  const card = box(20, 60, 350, 784)
  const number = { ...box(44, 700, 150, 30), isFirst: true }
  const { top } = placeToast(narrow, phone, [card, number])
  expect(top + narrow.height <= 700 || top >= 730).toBe(true)
  expect(placeToast(narrow, phone, [card]).top).toBeGreaterThan(620)
})

test('on a window lower than the toast it stands at the top', () => {
  expect(placeToast(narrow, { width: 390, height: 60 }, [])).toEqual({ left: 12, top: 12 })
})
