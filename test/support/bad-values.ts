/** Values that a field must refuse, by the kind of field; each with the words that name its test. */
export interface BadValue {
  readonly what: string
  /** Undefined: the field is left out. */
  readonly value: unknown
}

const bad = (what: string, value: unknown): BadValue => ({ what, value })

const nothing = [bad('is missing', undefined), bad('is null', null)]
const blank = [bad('is empty', ''), bad('is blank', '   '), bad('is blank in another way', '\u00A0\t\u2003')]

const notText = [
  bad('is a number', 5),
  bad('is true', true),
  bad('is a list', ['Faro']),
  bad('is an object', { text: 'Faro' }),
]

const untypable = [
  bad('holds a line break', 'Ana\r\nBcc: all@example.org'),
  bad('holds a line feed', 'Ana\nSousa'),
  bad('holds a tab', 'Ana\tSousa'),
  bad('holds a zero byte', 'Ana\u0000Sousa'),
  bad('holds an escape', 'Ana\u001B[31mSousa'),
  bad('holds a delete', 'Ana\u007FSousa'),
  bad('holds a C1 control', 'Ana\u0085Sousa'),
  bad('holds a line separator', 'Ana\u2028Sousa'),
  bad('holds half of a character', 'Ana\uD83DSousa'),
]

const tooLong = (max: number) => [
  bad(`has ${max + 1} characters`, 'x'.repeat(max + 1)),
  bad('has 10 000 characters', 'x'.repeat(10_000)),
]

/** A text of one line that must be there. */
export const badText = (max: number) => [...nothing, ...blank, ...badOptionalText(max)]

/** A text of one line that may be missing. */
export const badOptionalText = (max: number) => [...notText, ...untypable, ...tooLong(max)]

/** A text of several lines that may be missing. */
export const badNotes = (max: number) => [
  ...notText,
  ...untypable.filter(({ what }) => !/line break|line feed|tab/.test(what)),
  ...tooLong(max),
]

/** A whole number, as a number or as plain digits, that may be missing. */
export const badOptionalCount = (min: number, max: number) => [
  ...blank,
  bad('is "1e1"', '1e1'),
  bad('is " 4 "', ' 4 '),
  bad('is "08"', '08'),
  bad('is "3.5"', '3.5'),
  bad('is 3.5', 3.5),
  bad('is "+3"', '+3'),
  bad('is "0x3"', '0x3'),
  bad('is "3,0"', '3,0'),
  bad('is an Arabic three', '٣'),
  bad('is a word', 'three'),
  bad('is "NaN"', 'NaN'),
  bad('is "Infinity"', 'Infinity'),
  bad('is -1', -1),
  bad('is "-1"', '-1'),
  bad(`is ${max + 1}`, max + 1),
  bad(`is "${max + 1}"`, String(max + 1)),
  bad('is 1e21', 1e21),
  bad('is a row of 400 digits', '9'.repeat(400)),
  ...(min > 0 ? [bad(`is ${min - 1}`, min - 1), bad(`is "${min - 1}"`, String(min - 1))] : []),
  bad('is true', true),
  bad('is a list', [3]),
  bad('is an object', { count: 3 }),
]

/** A whole number that must be there. */
export const badCount = (min: number, max: number) => [...nothing, ...badOptionalCount(min, max)]

/** One of a few words that must be there; `near` is one of them. */
export const badWord = (near: string) => [
  ...nothing,
  ...blank,
  bad('is another word', 'free'),
  bad('is written otherwise', near.toUpperCase()),
  bad('has a space behind', `${near} `),
  bad('is a number', 1),
  bad('is a list', [near]),
]

/** Yes or no, which may be missing. */
export const badYesNo = [
  ...blank,
  bad('is "maybe"', 'maybe'),
  bad('is "YES"', 'YES'),
  bad('is "true"', 'true'),
  bad('is 1', 1),
  bad('is null', null),
  bad('is a list', ['yes']),
]

const written = (values: string) => values.split(', ').map((value) => bad(`is ${value}`, value))

export const badDate = [
  ...badText(200),
  ...written('2027-02-30, 2027-13-01, 2027-00-10, 2027-01-00, 2026-02-29, 27-01-2027, 2027-1-5, 2027/01/27'),
  ...written('2027-01-27T10:30, 2027-01-27Z, tomorrow, 20270127, +002027-01-27, ٢٠٢٧-٠١-٢٧, 12027-01-27'),
]

export const badTime = [
  ...badText(200),
  ...written('24:00, 10:60, 9:30, 10:30:00, 10.30, 10h30, 1030, 10:3, 10:30 am, -1:00, 10:30Z, noon'),
]

/** An amount of euros, which may be missing. */
export const badAmount = [
  ...blank,
  bad('is "1e1"', '1e1'),
  bad('is " 49 "', ' 49 '),
  bad('is "49,00"', '49,00'),
  bad('is "€49"', '€49'),
  bad('is a word', 'cheap'),
  bad('is -1', -1),
  bad('is "-0.01"', '-0.01'),
  bad('is 1e308', 1e308),
  bad('is true', true),
  bad('is a list', [49]),
  bad('is an object', { amount: 49 }),
]

/** A number as a dialog sends it, which may be missing. */
export const badNumber = [
  bad('is a word', 'north'),
  bad('is "1e1"', '1e1'),
  bad('is "0x25"', '0x25'),
  bad('is "37,1"', '37,1'),
  bad('is "1 000"', '1 000'),
  bad('is an Arabic three', '٣'),
  bad('is "NaN"', 'NaN'),
  bad('is "Infinity"', 'Infinity'),
  bad('is 1e308', 1e308),
  bad('is a row of 400 digits', '9'.repeat(400)),
  bad('is true', true),
  bad('is a list', [37]),
  bad('is an object', { degrees: 37 }),
]

/** The address of a picture, which may be missing. */
export const badImageUrl = [
  ...notText,
  ...untypable,
  ...tooLong(2000),
  bad('is plain http', 'http://pictures.example/alte.jpg'),
  bad('runs a script', 'javascript:alert(1)'),
  bad('runs a script in capitals', 'JaVaScRiPt:alert(1)'),
  bad('is data', 'data:image/svg+xml,<svg onload=alert(1)>'),
  bad('is another host’s', '//pictures.example/alte.jpg'),
  bad('is another host’s in disguise', '/\\pictures.example/alte.jpg'),
  bad('is a file', 'file:///etc/passwd'),
  bad('is a word', 'alte.jpg'),
  bad('holds a quote', 'https://pictures.example/a"onerror="alert(1)'),
  bad('holds a tag', 'https://pictures.example/<script>'),
  bad('names a user', 'https://user:secret@pictures.example/alte.jpg'),
]

const stop = { location: 'Loulé market', duration: 60 }

export const badStops = [
  bad('is a word', 'Loulé market'),
  bad('is text that breaks off', '[{"location":'),
  bad('is an object', stop),
  bad('is a number', 3),
  bad('holds a word', ['Loulé market']),
  bad('holds null', [null]),
  bad('holds a list', [[stop]]),
  bad('holds one without a name', [{ duration: 60 }]),
  bad('holds one with a blank name', [{ ...stop, location: ' ' }]),
  bad('holds one with a name of 301 characters', [{ ...stop, location: 'x'.repeat(301) }]),
  bad('holds one with a line break', [{ ...stop, location: 'Loulé\nmarket' }]),
  bad('holds one without a stay', [{ location: 'Loulé market' }]),
  bad('holds one for 0 minutes', [{ ...stop, duration: 0 }]),
  bad('holds one for 59 minutes', [{ ...stop, duration: 59 }]),
  bad('holds one for 61 minutes', [{ ...stop, duration: 61 }]),
  bad('holds one for 90 minutes', [{ ...stop, duration: 90 }]),
  bad('holds one for 1441 minutes', [{ ...stop, duration: 1441 }]),
  bad('holds one for 1500 minutes', [{ ...stop, duration: 1500 }]),
  bad('holds one for "1e2" minutes', [{ ...stop, duration: '1e2' }]),
  bad('holds one for " 60 " minutes', [{ ...stop, duration: ' 60 ' }]),
  bad('holds one for "060" minutes', [{ ...stop, duration: '060' }]),
  bad('holds one at a latitude that is text', [{ ...stop, latitude: '37' }]),
  bad('holds one with an id that is a number', [{ ...stop, id: 7 }]),
  bad('holds one twice', [stop, { ...stop, location: 'LOULE  market' }]),
  bad(
    'holds six',
    Array.from({ length: 6 }, (_, n) => ({ ...stop, location: `Stop ${n}` })),
  ),
  bad(
    'holds a thousand',
    Array.from({ length: 1000 }, () => stop),
  ),
]
