import { describe, expect, it } from 'vitest'

import { parseCsv } from './parse-csv.ts'

describe('a CSV file', () => {
  it('is read by the names in its heading', () => {
    const [row] = parseCsv('name,lat\n"Faro, ""the"" town",37.02\n')
    expect(row?.text('name')).toBe('Faro, "the" town')
    expect(row?.number('lat')).toBe(37.02)
  })

  it('may have empty cells, at the ends too', () => {
    const [row] = parseCsv('a,b,c\n,,\n')
    expect([row?.text('a'), row?.text('b'), row?.text('c')]).toEqual(['', '', ''])
  })

  it('is refused where a line is short, a column unknown or a number none', () => {
    expect(() => parseCsv('a,b\n1\n')).toThrow('line 2 has 1 cells')
    const [row] = parseCsv('a\nx\n')
    expect(() => row?.text('b')).toThrow('no column b')
    expect(() => row?.number('a')).toThrow('line 2: a is no number')
  })
})
