import { expect, test } from 'vitest'
import { fitLines } from './name-sign.tsx'

// Every letter is one wide, like a space, and a line two high.
const fit = (text: string, aspect: number) =>
  fitLines(
    text.split(' ').map((word) => ({ text: word, width: word.length })),
    { space: 1, lineHeight: 2, aspect },
  )

test.each([
  ['Ana', 1.4, ['Ana']],
  ['Ana Silva', 10, ['Ana Silva']],
  ['Ana Silva', 1.4, ['Ana', 'Silva']],
  ['Maria do Carmo', 1.4, ['Maria do', 'Carmo']],
  ['Maria do Carmo', 0.5, ['Maria', 'do', 'Carmo']],
  ['Maria do Carmo Vasconcelos', 0.5, ['Maria do', 'Carmo', 'Vasconcelos']],
  ['Wolfeschlegelsteinhausen', 1.4, ['Wolfeschlegelsteinhausen']],
])('“%s” on a sheet of %f : 1 stands in the lines %j', (text, aspect, lines) => {
  expect(fit(text, aspect).lines).toEqual(lines)
})

test('the width is that of the longest line', () => {
  expect(fit('Ana Silva', 1.4).width).toBe(5)
})

test('no words make no lines', () => {
  expect(fitLines([], { space: 1, lineHeight: 2, aspect: 1 })).toEqual({ lines: [], width: 0 })
})
