import { describe, expect, test } from 'vitest'
import { subjects, type Translations } from '@chauffeur/words/words'

// Loading them fills the list of subjects.
import.meta.glob(
  [
    '../../../packages/words/src/en/*.ts',
    // The server's own, which have no subject.
    '!../../../packages/words/src/en/{booking-facts,driver,mails,refused-pages,transfer-pages}.ts',
    '../**/*-texts.ts',
    '!../admin/**',
  ],
  { eager: true },
)
const groups = import.meta.glob<{ translations: Translations }>('./*/{site,legal,booking,trip}.ts', {
  eager: true,
})

/** What a word of the trade is in each language: a sentence that has it in English has it in the others. */
const glossary: readonly (readonly [english: RegExp, pt: RegExp, es: RegExp])[] = [
  [/\bbooking|\breservation/i, /reserv/i, /reserv/i],
  [/\bpick-?up\b/i, /recolh/i, /recog/i],
  [/\bdrop-?off\b|\bdestination/i, /destino/i, /destino/i],
  [/\bchauffeurs?\b/i, /motorista/i, /chófer/i],
  [/\btransfers\b/i, /transfer/i, /traslado/i],
  [/\bstops\b/i, /para(gens|r|m)\b/i, /parad?a/i],
  [/\bfixed pric/i, /preço/i, /precio/i],
  [/\bluggage\b|\bsuitcase/i, /bagagem|mala/i, /equipaje|maleta/i],
  [/\bpassengers?\b/i, /passageiro/i, /pasajero/i],
  [/\bchild seat/i, /cadeiras? de criança/i, /sillas? infantil/i],
  [/\bbooster seat/i, /assentos? elevatório/i, /elevador/i],
  [/\bflight number/i, /número de voo/i, /número de vuelo/i],
  [/\bflight/i, /\bvoo/i, /vuelo/i],
  [/\brefund/i, /reembols|devol/i, /reembols|devol/i],
  [/\bcancel/i, /cancel/i, /cancel/i],
  [/\be-?mail/i, /e-mail/i, /correo|e-mail/i],
  [/\bLisbon\b/, /Lisboa/, /Lisboa/],
  [/\bSeville\b/, /Sevilha/, /Sevilla/],
]

/** Sentences that mean something else by the same word. */
const exceptions: ReadonlySet<string> = new Set([
  // A button that leaves everything as it is.
  'changePageTexts.keep',
  'tripPageTexts.change.keep',
])

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** What nobody writes in Portugal or in Spain to somebody whom one does not know. */
const foreign = {
  pt: [
    // Brazilian.
    whole(
      'vocês?|celular(?:es)?|ônibus|trem|usuários?|senha|registro|banheiro|contatos?|equipes?|tela|a gente|fila de espera',
    ),
    /\p{L}ô[mn]\p{L}/iu,
    whole('est(?:á|ão|ou|amos|ava) (?:\\p{L}+ )?(?!quando)\\p{L}+[aei]ndo'),
    /^(?!Quando|Segundo)\p{Lu}\p{L}+[aei]ndo(?:…|\.\.\.)/u,
    // Too familiar.
    whole('tu|te|ti|teus?|tuas?|contigo|podes|queres|tens|vosso|vossa'),
  ],
  es: [
    // Latin American.
    whole(
      'celular(?:es)?|computadoras?|carros?|boletos?|reservaci(?:ón|ones)|manejar|chofer(?:es)?|ahorita|autos?|rentar|platicar|costos?|estacionamiento',
    ),
    // Too familiar.
    whole('vos|vosotros|vuestr[oa]s?|tú|tus?|te|ti|contigo|puedes|quieres|tienes|elige|escribe tu|haz clic'),
  ],
}

describe.each(['pt', 'es'] as const)('the words in %s', (locale) => {
  const column = locale === 'pt' ? 1 : 2
  const sentences = [...subjects].flatMap(([subject, english]) =>
    pairsOf(english, translationsIn(locale)[subject], subject),
  )

  test('say each word of the trade by its own', () => {
    const wrong = sentences.flatMap(({ path, english, translated }) =>
      glossary
        .filter((entry) => entry[0].test(english) && !entry[column].test(translated))
        .filter(() => !exceptions.has(path))
        .map(([word]) => `${path}: ${word.source}: ${english} = ${translated}`),
    )
    expect(wrong).toEqual([])
  })

  test('are those of its own country, and polite', () => {
    const wrong = sentences.filter(({ translated }) => foreign[locale].some((form) => form.test(translated)))
    expect(wrong.map(({ path, translated }) => `${path}: ${translated}`)).toEqual([])
  })
})

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
