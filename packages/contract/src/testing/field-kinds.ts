/** The values that a kind of field refuses and accepts. The tables of one kind serve every field of that kind. */
export interface FieldKind {
  /** Each value with the sentence that it is refused with. */
  readonly refused: readonly Refused[]
  /** Each value with what it is read as. Undefined stands for a field that is left out. */
  readonly accepted: readonly (readonly [value: unknown, read: unknown])[]
}

/** Without a sentence any will do. */
type Refused = readonly [value: unknown, sentence?: string]

const MISSING = [undefined, null]
const BLANK = ['', '   ', '\u00A0\t\u2003']
const NOT_TEXT = [5, true, ['Faro'], { text: 'Faro' }]
const UNTYPABLE = [
  'Ana\u0000Sousa',
  'Ana\u001B[31mSousa',
  'Ana\u007FSousa',
  'Ana\u0085Sousa',
  'Ana\u2028Sousa',
  'Ana\uD83DSousa',
]
const SEVERAL_LINES = ['Ana\r\nBcc: all@example.org', 'Ana\nSousa', 'Ana\tSousa']
const NO_DIGITS = ['1e1', '+3', '0x3', '3,0', '٣', 'three', 'NaN', 'Infinity', '9'.repeat(400)]

export const each = (values: readonly unknown[], sentence: string): Refused[] =>
  values.map((value) => [value, sentence])
export const readAs = (values: readonly unknown[], read: unknown): FieldKind['accepted'] =>
  values.map((value) => [value, read])

const UNUSABLE = (label: string) => `${label} contains characters that cannot be used.`
const notText = (label: string) => each(NOT_TEXT, `${label} must be text.`)
const tooLong = (label: string, max: number) =>
  each(['x'.repeat(max + 1), 'x'.repeat(10_000)], `${label} can be at most ${max} characters long.`)
const longest = (max: number): FieldKind['accepted'] => [['x'.repeat(max), 'x'.repeat(max)]]
const tidied: FieldKind['accepted'] = [
  ['  Ana Maria \u202C', 'Ana Maria'],
  ['Joa\u0303o', 'João'],
]

const aLine = (label: string, max: number): FieldKind => ({
  refused: [
    ...notText(label),
    ...each([...UNTYPABLE, ...SEVERAL_LINES], UNUSABLE(label)),
    ...tooLong(label, max),
  ],
  accepted: [...longest(max), ...tidied],
})
const someLines = (label: string, max: number): FieldKind => ({
  refused: [...notText(label), ...each(UNTYPABLE, UNUSABLE(label)), ...tooLong(label, max)],
  accepted: [...longest(max), ...tidied, ['\r\nTwo bags\r\nOne\tdog \n', 'Two bags\nOne\tdog']],
})

export const also = (kind: FieldKind, more: Partial<FieldKind>): FieldKind => ({
  refused: [...kind.refused, ...(more.refused ?? [])],
  accepted: [...kind.accepted, ...(more.accepted ?? [])],
})

/** A text of one line that must be there. */
export const line = (label: string, max = 200, missing = `${label} is required.`): FieldKind =>
  also(aLine(label, max), { refused: each([...MISSING, ...BLANK], missing) })

/** A text of one line that may be missing, null or blank. */
export const optionalLine = (label: string, max = 200): FieldKind =>
  also(aLine(label, max), { accepted: readAs([...MISSING, ...BLANK], null) })

/** A flight number that may be missing, null or blank, in one spelling. */
export const optionalFlightNumber: FieldKind = also(optionalLine('Flight number'), {
  accepted: [
    ['ba532', 'BA 532'],
    ['EasyJet from Gatwick', 'EasyJet from Gatwick'],
  ],
})

/** A text of several lines that must be there. */
export const lines = (label: string, max = 2000): FieldKind =>
  also(someLines(label, max), { refused: each([...MISSING, ...BLANK, ' \n '], `${label} is required.`) })

/** A text of several lines that may be missing, null or blank. */
export const optionalLines = (label: string, max = 2000): FieldKind =>
  also(someLines(label, max), { accepted: readAs([...MISSING, ...BLANK, ' \n '], null) })

const digits = (label: string, min: number, max: number): FieldKind => ({
  refused: [
    ...each(
      [
        ...BLANK,
        ...NO_DIGITS,
        ' 4 ',
        '08',
        '3.5',
        3.5,
        -1,
        '-1',
        min - 1,
        `${min - 1}`,
        max + 1,
        `${max + 1}`,
        1e21,
      ],
      `${label} must be a whole number from ${min} to ${max}.`,
    ),
    ...each([true, [3], { count: 3 }], `${label} must be a whole number.`),
  ],
  accepted: [
    [min, min],
    [`${min}`, min],
    [max, max],
  ],
})

/** A whole number that must be there, as a number or as plain digits. */
export const wholeNumber = (label: string, min: number, max: number): FieldKind =>
  also(digits(label, min, max), { refused: each(MISSING, `${label} is required.`) })

export const optionalWholeNumber = (
  label: string,
  min: number,
  max: number,
  missing: FieldKind['accepted'] = readAs([null], null),
): FieldKind => also(digits(label, min, max), { accepted: missing })

/** An amount of euros that may be missing, as a number or as a decimal; read in cents. */
export const optionalAmount = (label: string): FieldKind => ({
  refused: each(
    [
      ...BLANK,
      ...NO_DIGITS,
      ' 49 ',
      '49,00',
      '€49',
      '1.005',
      '10000000',
      -1,
      '-1',
      '-0.01',
      1e308,
      true,
      [49],
      { amount: 49 },
    ],
    `${label} must be an amount in euros.`,
  ),
  accepted: [
    [49, 4900],
    [1.005, 101],
    ['49.00', 4900],
    ['0.5', 50],
    [0, 0],
    [null, null],
    [undefined, undefined],
  ],
})

/** The new total that a change is asked for with, in euros; read in cents. */
const amount = optionalAmount('Expected total')
export const expectedTotal: FieldKind = {
  refused: [...amount.refused, ...each([null, undefined], 'Expected total is required.')],
  accepted: amount.accepted.filter(([value]) => value != null),
}

/** Yes or no, in words or as a boolean; left out it is no. */
export const yesNo = (label: string): FieldKind => ({
  refused: [
    ...each([...BLANK, 'maybe', 'YES', 'true', 1, ['yes']], `${label} must be "yes" or "no".`),
    [null, `${label} is required.`],
  ],
  accepted: [...readAs(['yes', true], true), ...readAs(['no', false, undefined], false)],
})

/** A JSON boolean. `missing` is what is read where it is left out; without it, it is refused. */
export const flag = (sentence: string, missing?: FieldKind['accepted']): FieldKind => ({
  refused: each(['yes', 'true', 1, 0, null, [], {}, ...(missing ? [] : [undefined])], sentence),
  accepted: [[true, true], [false, false], ...(missing ?? [])],
})

/** One of a few words. `missing` holds what stands for none; what is not among it is refused. */
export const word = (
  label: string,
  words: readonly string[],
  missing: FieldKind['accepted'] = [],
): FieldKind => {
  const near = words[0] ?? ''
  const optional = new Set(missing.map(([value]) => value))
  return {
    refused: [
      ...each(
        [...BLANK, 'free', near.toUpperCase(), `${near} `, 1, [near]],
        `${label} must be one of: ${words.join(', ')}.`,
      ),
      ...each(
        MISSING.filter((value) => !optional.has(value)),
        `${label} is required.`,
      ),
    ],
    accepted: [...words.map((each) => [each, each] as const), ...missing],
  }
}

/** The language of somebody who may have named none. */
export const optionalLocale = word(
  'Locale',
  ['en', 'pt', 'es'],
  [
    [null, null],
    [undefined, undefined],
  ],
)

const written = (values: string) => values.split(', ')
const NO_DAYS = written(
  '2027-02-30, 2027-13-01, 2027-00-10, 2027-01-00, 2026-02-29, 27-01-2027, 2027-1-5, 2027/01/27, ' +
    '2027-01-27T10:30, 2027-01-27Z, tomorrow, 20270127, +002027-01-27, ٢٠٢٧-٠١-٢٧, 12027-01-27, 0000-01-01, 0050-06-01',
)
const NO_TIMES = written(
  '24:00, 10:60, 9:30, 10:30:00, 10.30, 10h30, 1030, 10:3, 10:30 am, -1:00, 10:30Z, noon',
)
const aDay = (label: string): Partial<FieldKind> => ({
  refused: each(NO_DAYS, `${label} must be a day written like 2027-03-28.`),
  accepted: [...readAs(['2028-02-29', ' 2028-02-29 '], '2028-02-29')],
})
const aTime = (label: string): Partial<FieldKind> => ({
  refused: each(NO_TIMES, `${label} must be a time written like 14:30.`),
  accepted: [
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ],
})
/** A day or a time is none of the longest texts, so these are not taken. */
const without = (kind: FieldKind): FieldKind => ({ refused: kind.refused, accepted: [] })
const onlyMissing = (kind: FieldKind): FieldKind => ({
  refused: kind.refused,
  accepted: kind.accepted.filter(([, read]) => read === null),
})

export const day = (label: string): FieldKind => also(without(line(label)), aDay(label))
export const optionalDay = (label: string): FieldKind => also(onlyMissing(optionalLine(label)), aDay(label))
export const time = (label: string): FieldKind => also(without(line(label)), aTime(label))
export const optionalTime = (label: string): FieldKind => also(onlyMissing(optionalLine(label)), aTime(label))

/** A field of an admin's dialog, of which only the kind is checked here. */
export const typedLine = (label: string, max = 200): FieldKind =>
  also(aLine(label, max), {
    accepted: [
      [null, null],
      [undefined, undefined],
      [' ', ''],
    ],
  })
export const typedNumber = (label: string): FieldKind => ({
  refused: each([true, [37], { degrees: 37 }, Number.NaN, Infinity], `${label} must be a number.`),
  accepted: [37, '37', 'north', '', null, undefined].map((value) => [value, value] as const),
})

/** An id that the server gave out. Any short text may be one. */
export const id = (label: string): FieldKind => ({
  refused: [
    ...each(MISSING, `${label} is required.`),
    ...notText(label),
    ...BLANK.map((value) => [value] as const),
    ['x'.repeat(65)],
  ],
  accepted: [
    ['x'.repeat(64), 'x'.repeat(64)],
    [' 7 ', '7'],
  ],
})

export const optionalId = (label: string): FieldKind => ({
  refused: id(label).refused.filter(([value]) => value !== undefined),
  accepted: [...id(label).accepted, [undefined, undefined]],
})

/** The version of a row that was read; without one nothing is compared. */
export const version: FieldKind = {
  refused: each([1.5, '1', '', null, true, Infinity, [1]], 'The version must be a whole number.'),
  accepted: [1, 7, undefined].map((value) => [value, value] as const),
}

/** How many rows of a list are asked for. */
export const pageSize = (max: number, missing: number | undefined): FieldKind => ({
  refused: [
    ...each([1.5, '20', null, true, Infinity], 'The limit must be a whole number.'),
    ...each([0, -1], 'The limit must be at least 1.'),
    ...each([max + 1, 1e9], `The limit can be at most ${max}.`),
  ],
  accepted: [
    [1, 1],
    [max, max],
    [undefined, missing],
  ],
})

export const phoneUnchecked: FieldKind = {
  refused: each(['yes', 1, null], 'phoneUnchecked must be true or false.'),
  accepted: [
    [true, true],
    [false, false],
    [undefined, undefined],
  ],
}
