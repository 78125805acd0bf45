import { expect, test } from 'vitest'
import { hasControlCharacters, tidyLine, tidyLines, withoutControlCharacters } from './text.ts'

test.for([
  ['  Ana Maria  ', 'Ana Maria'],
  ['Joa\u0303o', 'João'],
  ['\u202A+351 912 345 678\u202C', '+351 912 345 678'],
  ['\uFEFFAna\u202Egnp.exe', 'Anagnp.exe'],
  ['👩\u200D✈️ pilot', '👩\u200D✈️ pilot'],
] as const)('the line %j is stored as %j', ([typed, stored]) => {
  expect(tidyLine(typed)).toBe(stored)
})

test('lines end with line feeds, and the ends of the text are trimmed', () => {
  expect(tidyLines('\r\nTwo bags\r\nOne\tdog\rThanks \n')).toBe('Two bags\nOne\tdog\nThanks')
})

test.for([
  { text: 'São João, 2º – "ok" 👍', line: false, lines: false },
  { text: 'two\nlines', line: true, lines: false },
  { text: 'two\r\nlines', line: true, lines: false },
  { text: 'tab\tbed', line: true, lines: false },
  { text: 'nul\0', line: true, lines: true },
  { text: 'bell\u0007', line: true, lines: true },
  { text: 'delete\u007F', line: true, lines: true },
  { text: 'next line\u0085', line: true, lines: true },
  { text: 'separator\u2028', line: true, lines: true },
  { text: 'half \uD83D of a pair', line: true, lines: true },
])('$text has control characters: $line in a line, $lines in several', ({ text, line, lines }) => {
  expect(hasControlCharacters(text)).toBe(line)
  expect(hasControlCharacters(text, 'several lines')).toBe(lines)
})

test('a text that is only shown loses what no person types', () => {
  expect(withoutControlCharacters('At\u0000 the\u0007 gate.\n\tClosed.\u2028')).toBe(
    'At the gate.\n\tClosed.',
  )
})
