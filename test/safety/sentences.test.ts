import { describe, expect, test } from 'vitest'
import { filesIn, isTest } from '../support/repository.ts'

// Whoever words a sentence anew must not change what a program does (decision 094).

const WORD = String.raw`[\p{L}’]{2,}`
/** Two words one after the other, as in a part of a sentence. */
const WORDS = String.raw`${WORD}[,:;]?(?: |\\s[+*]?)${WORD}`
/** As a sentence begins or ends; names of kinds and headers do not. */
const SENTENCE = String.raw`(?:[“\p{Lu}][\p{Ll}’]*,? \p{Ll}${WORD}|${WORDS}[^'"\x60\n]*[.!?](?=['"\x60]))`
const quoted = (words: string) =>
  ["'", '"', '`'].map((mark) => String.raw`${mark}[^${mark}\n]*?${words}[^${mark}\n]*${mark}`).join('|')
const PATTERN = String.raw`/(?![/*])(?:\\.|[^/\n\\])*?${WORDS}(?:\\.|[^/\n\\])*/[a-z]*`
const READS = String.raw`(?:includes|startsWith|endsWith|indexOf|match|matchAll|replace|replaceAll|search|split)`
/** An error, by the names that it has here. */
const ERROR = String.raw`\b(?:\w*[eE]rror|err|cause|failure|refusal|refused|issue)(?:\?|!)?\.(?:message|sentence)\b`

/** Returns patterns of code that decides something by a sentence, or takes it apart by a part of one. */
const usesOf = (sentence: string, part: string) => [
  String.raw`[!=]==\s*(?:${sentence})`,
  String.raw`(?:${sentence})\s*[!=]==`,
  String.raw`\bcase (?:${sentence}):`,
  String.raw`\.${READS}\(\s*(?:${part})`,
  String.raw`(?:${part})\.(?:test|exec)\(`,
]

const COMPARED = new RegExp(usesOf(quoted(SENTENCE), `${quoted(WORDS)}|${PATTERN}`).join('|'), 'u')
const TAKEN_APART = new RegExp(
  String.raw`${ERROR}\s*(?:[!=]==|\??\.(?:${READS}|slice|at)\()|\.(?:test|exec)\(\s*${ERROR}`,
  'u',
)
const CONSTANT = new RegExp(
  String.raw`\bconst ([A-Z][A-Z_]+)(?:: [^=\n]+)? =\s*(?:${quoted(SENTENCE)}|${PATTERN})(?:\n|$)`,
  'gu',
)

/** Of one file, the lines that decide something by the words of a sentence. `constants` are sentences by name. */
function decisionsByWords(text: string, constants: readonly string[] = []): string[] {
  const named = constants.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text))
  const name = String.raw`\b(?:${named.join('|')})\b`
  const uses = named.length > 0 && new RegExp(usesOf(name, name).join('|'), 'u')
  const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return statementsOf(code).filter(
    (line) => COMPARED.test(line) || TAKEN_APART.test(line) || (uses !== false && uses.test(line)),
  )
}

/** The lines, each with the next one where an operator or a bracket goes on there. */
function statementsOf(code: string): string[] {
  return code
    .replaceAll(/([!=]==|[(])\n\s*/g, '$1')
    .replaceAll(/\n\s*([!=]==)/g, ' $1')
    .split('\n')
}

/** The names of a file's constants that are sentences, or patterns of some. */
const constantsOf = (text: string) => [...text.matchAll(CONSTANT)].map(([, name = '']) => name)

/** The files that may decide by a sentence, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/server/db/is-database-unavailable.ts':
    'the driver of the database has no codes for what it notices itself',
  'src/server/pages/defer-hydration.ts': 'takes the HTML of our own pages apart',
  'packages/domain/src/vehicles.ts': 'shortens the names of vehicles, which are data',
}

/** Who reads the words of an error without deciding by them. */
const READERS = {
  'shows them to people': [
    'src/client/admin/common/override.tsx',
    'src/client/admin/common/picture-upload.tsx',
    'src/client/admin/common/use-procedure.ts',
    'src/client/admin/new-booking/new-booking-page.tsx',
    'src/client/admin/session/sentence-of.ts',
    'src/client/shared/api/refusal.ts',
    'src/client/site/booking/review/use-reservation.ts',
    'src/client/site/enquiry/enquiry-form.tsx',
    'src/server/api/error-response.ts',
    // Kept for the office to read.
    'src/server/jobs/job-worker.ts',
  ],
  'logs or prints them': [
    'src/client/site/booking/trip/route-card.tsx',
    'src/client/site/trip/trip-map.tsx',
    'src/server/change-admin-password.ts',
    'src/server/run-backup-command.ts',
    'src/server/run-erase-command.ts',
    'src/server/schema/open-database.ts',
    'src/server/core/config.ts',
    'src/server/core/logging.ts',
    'src/server/explain-start-error.ts',
    'src/server/main.ts',
    'packages/examples/book.ts',
  ],
  'passes them on': [
    'src/server/db/lock-data-folder.ts',
    'src/server/mail/deliver-mail.ts',
    'packages/gateways/src/http/fetch-json.ts',
    'packages/gateways/src/payments/guarded-payments.ts',
    'packages/gateways/src/payments/sumup/call-sumup.ts',
    'packages/gateways/src/places/configured-places.ts',
    'packages/gateways/src/routing/configured-routing.ts',
  ],
}

const files = ['src', 'packages']
  .flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
  // A migration rewrites what older releases have stored.
  .filter(({ path }) => !isTest(path) && !path.startsWith('src/server/schema/migrations/'))
const constants = [...new Set(files.flatMap(({ text }) => constantsOf(text)))]

describe('no sentence is a data format', () => {
  test('nothing is decided by the words of a sentence', () => {
    const found = files.flatMap(({ path, text }) =>
      path in ALLOWED ? [] : decisionsByWords(text, constants).map((line) => `${path}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  test('the words of an error are read where they are logged, shown or passed on, and nowhere else', () => {
    const reading = files.filter(({ path, text }) => new RegExp(ERROR, 'u').test(text) && !(path in ALLOWED))
    expect(reading.map(({ path }) => path).toSorted()).toEqual(Object.values(READERS).flat().toSorted())
  })

  test('whatever is allowed to is still there and still needs it', () => {
    const needed = files.filter(
      ({ path, text }) => path in ALLOWED && decisionsByWords(text, constants).length > 0,
    )
    expect(needed.map(({ path }) => path).toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
  })

  test.for([
    "if (sentence === 'This booking is already cancelled.') return",
    "if (sentence ===\n  'This booking is already cancelled.') return",
    "case 'This booking is already cancelled.':",
    "reason.startsWith('There are more child seats')",
    "if (text.includes('at most')) return",
    'const [, count] = sentence.match(/takes up to (\\d+) passengers/) ?? []',
    "sentence.replace(/^You selected\\s+many/, '')",
    '/^(.+) takes up to (\\d+)/.exec(sentence)',
    'return /is already cancelled/.test(text)',
    "if (error.message.startsWith('SumUp')) retry()",
    'if (refusal.sentence === last) return',
    'OLD.test(error.message)',
  ])('%s is seen', (text) => {
    expect(decisionsByWords(text)).not.toEqual([])
  })

  test('a sentence is seen by the name of its constant, too', () => {
    const declared = "const CANCELLED = 'This booking is already cancelled.'\n"
    expect(constantsOf(declared)).toEqual(['CANCELLED'])
    expect(decisionsByWords('if (text === CANCELLED) return', ['CANCELLED'])).toHaveLength(1)
  })

  test.for([
    "if (code === 'already_cancelled') return",
    "if (kind === 'under way') return",
    "// sentence === 'This booking is already cancelled.'",
    "throw new Error('There is no such booking.')",
    'log.warn({ reason: error.message })',
    "path.split('/')",
  ])('%s is none', (text) => {
    expect(decisionsByWords(text)).toEqual([])
  })
})
