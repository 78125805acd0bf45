import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import { describe, expect, test } from 'vitest'
import { EXCEPTIONS, GLOSSARY, RULES, type Concept } from '@chauffeur/words/testing/glossary'
import { sentencesIn, type Sentence } from '@chauffeur/words/testing/sentences'
import { subjects, type Translations } from '@chauffeur/words/words'

// Loading them fills the list of subjects.
import.meta.glob(
  [
    '../../../packages/words/src/en/*.ts',
    // The server's own, which have no subject.
    '!../../../packages/words/src/en/{booking-facts,driver,mails,refused-pages,replies,sign-in-mail,transfer-pages}.ts',
    '../**/*-texts.ts',
    '!../admin/**',
  ],
  { eager: true },
)
const groups = import.meta.glob<{ translations: Translations }>('./*/{site,legal,booking,trip,partner}.ts', {
  eager: true,
})
const sources = import.meta.glob<string>(
  ['../../../packages/words/src/{en,pt,es}/*.ts', './{pt,es}/refusals.ts', '../shared/api/refusal-texts.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The texts that the office and drivers read. */
const OFFICE = /\/(?:driver|day-plan|dispatch-reasons|office-reasons|trip-alarms|trip-news)\.ts:/

/** Sentences that mean something else by the same word. */
const exceptions: ReadonlySet<string> = new Set([
  // A button that leaves everything as it is.
  'changePageTexts.keep',
  'tripPageTexts.change.keep',
])

describe.each(LOCALES)('the words in %s', (locale) => {
  const sentences = Object.entries(sources)
    .filter(([file]) => localeOf(file) === locale)
    .flatMap(([file, source]) => sentencesIn(file, source))
  const own = EXCEPTIONS.filter((exception) => exception.locale === locale)

  test('have one term for one thing', () => {
    expect(sentences.length).toBeGreaterThan(1000)
    expect(GLOSSARY.flatMap((concept) => otherTermsIn(sentences, concept, locale))).toEqual([])
  })

  test('are written as in their country', () => {
    expect(RULES.flatMap((rule) => (rule.locale === locale ? brokenIn(sentences, rule) : []))).toEqual([])
  })

  test('need each exception that is made', () => {
    expect(own.filter(({ part }) => !sentences.some(({ text }) => text.includes(part)))).toEqual([])
  })
})

describe('a wrong word is found', () => {
  const found = (locale: Locale, text: string) => [
    ...GLOSSARY.flatMap((concept) => otherTermsIn([{ at: 'here:1', text }], concept, locale)),
    ...RULES.flatMap((rule) => (rule.locale === locale ? brokenIn([{ at: 'here:1', text }], rule) : [])),
  ]

  test.each([
    ['en', 'The driver sends an e-mail.', ['chauffeur is not “driver”', 'email is not “e-mail”']],
    ['en', 'It goes back the way you paid it.', ['refund is not “goes back”', 'money is refunded']],
    ['pt', 'Caro/a Ana, o seu carro espera.', ['viatura is not “carro”', 'nothing marks the reader’s sex']],
    ['pt', 'Paga em {vehicle}.', ['like an order to a friend', 'a car stands after a colon']],
    ['pt', 'Mais de 50k+ clientes', ['numbers are written out']],
    ['pt', 'Escreva-nos, e ajudamos.', ['no comma stands before “e”']],
    ['es', 'Su conductor le llama.', ['chófer is not “conductor”']],
    ['es', 'Que tal el viaje?', ['a question opens with ¿']],
    ['es', 'El martes, 22 de diciembre, 20% menos', ['no comma stands', 'numbers are written out']],
    ['es', 'Una oferta para estar seguro', ['propuesta is not “oferta”', 'nothing marks the reader’s sex']],
  ] as const)('in %s, in “%s”', (locale, text, complaints) => {
    const all = found(locale, text).join('\n')
    for (const complaint of complaints) expect(all).toContain(complaint)
    expect(all).toContain(`here:1: ${text}`)
  })

  test('and none in words that only begin like it', () => {
    expect(found('es', 'Le esperamos junto a la carretera.')).toEqual([])
    expect(found('pt', 'O motorista leva o carrinho da bagagem.')).toEqual([])
  })
})

describe.each(['pt', 'es'] as const)('the words in %s', (locale) => {
  test('say each word of the trade by its own', () => {
    const pairs = [...subjects].flatMap(([subject, english]) =>
      pairsOf(english, translationsIn(locale)[subject], subject),
    )
    const wrong = pairs.flatMap(({ path, english, translated }) =>
      GLOSSARY.filter(({ heard }) => heard?.en.test(english) && !heard[locale].test(translated))
        .filter(() => !exceptions.has(path))
        .map((concept) => `${path}: ${concept.en} is ${concept[locale]}: ${english} = ${translated}`),
    )
    expect(wrong).toEqual([])
  })
})

/** "chófer is not “conductor”: es/mails.ts:12: Su conductor…" */
function otherTermsIn(sentences: readonly Sentence[], concept: Concept, locale: Locale): string[] {
  const other = concept.not?.[locale]
  if (other === undefined) return []
  const pattern = new RegExp(`(?<!\\p{L})(?:${other})(?!\\p{L})`, 'iu')
  return sentences.flatMap(({ at, text }) => {
    const [said] = pattern.exec(withoutExceptions(text, locale).replaceAll(/\{[^}]*\}/g, '…')) ?? []
    const isRight = said === undefined || (concept.otherwiseFor === 'office' && OFFICE.test(at))
    return isRight ? [] : [`${concept[locale]} is not “${said}”: ${at}: ${text}`]
  })
}

/** "a question opens with ¿: es/mails.ts:12: Que tal?" */
function brokenIn(
  sentences: readonly Sentence[],
  { locale, rule, broken }: (typeof RULES)[number],
): string[] {
  return sentences
    .filter(({ text }) => broken.test(withoutExceptions(text, locale)))
    .map(({ at, text }) => `${rule}: ${at}: ${text}`)
}

function withoutExceptions(text: string, locale: Locale): string {
  return EXCEPTIONS.reduce(
    (rest, exception) => (exception.locale === locale ? rest.replaceAll(exception.part, '') : rest),
    text,
  )
}

function localeOf(file: string): string {
  return /\/(en|pt|es)\//.exec(file)?.[1] ?? 'en'
}

interface Pair {
  readonly path: string
  readonly english: string
  readonly translated: string
}

/** Each sentence of a subject beside its translation. A function is asked for what it says of a few. */
function pairsOf(english: unknown, translated: unknown, path: string): Pair[] {
  if (typeof english === 'string' && typeof translated === 'string') return [{ path, english, translated }]
  if (typeof english === 'function' && typeof translated === 'function') {
    const values = Array.from({ length: english.length }, () => 2)
    return pairsOf(said(english, values), said(translated, values), path)
  }
  if (typeof english !== 'object' || english === null) return []
  if (typeof translated !== 'object' || translated === null) return []
  return (
    Object.entries(english)
      // Anchors of sections are no words.
      .filter(([key]) => key !== 'id')
      .flatMap(([key, inner]) => pairsOf(inner, Reflect.get(translated, key), `${path}.${key}`))
  )
}

// oxlint-disable-next-line typescript/no-unsafe-function-type -- Of whatever values, as words may have any.
function said(words: Function, values: readonly number[]): unknown {
  try {
    return Reflect.apply(words, undefined, values)
  } catch {
    // It wants something else than a number.
    return undefined
  }
}

function translationsIn(locale: string): Translations {
  const own = Object.entries(groups).filter(([path]) => path.includes(`/${locale}/`))
  return Object.assign({}, ...own.map(([, { translations }]) => translations))
}
