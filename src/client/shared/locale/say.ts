import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { toCents } from '@chauffeur/domain/money'
import { currentLocale } from '@chauffeur/words/current-locale'
import { eurosText } from './euros-text.ts'
import { bookingSentences, sharedSentences } from './sentence-texts.ts'
import { vehicleText } from './vehicle-text.ts'

// What a value looks like, by its name: `{time}` and `{time2}` are times. Any other name is any text.
const VALUES: Readonly<Record<string, string>> = {
  count: '\\d+',
  day: '\\d{1,2}',
  month: '[A-Z][a-z]+',
  price: '€[\\d,.]*\\d',
  time: '\\d\\d:\\d\\d',
  weekday: '[A-Z][a-z]+',
}

const patterns = new Map<string, RegExp>()

/**
 * What the domain, the contract or the server says in English, in the language of the page; as it is where that has no
 * words for it, as for what the office has typed.
 */
export function say(english: string): string {
  return translate(english) ?? english
}

/** The same, undefined where the language has no words for it. */
export function translate(english: string): string | undefined {
  if (currentLocale() === DEFAULT_LOCALE) return english
  const sentences = { ...sharedSentences.by, ...bookingSentences.by }
  if (Object.hasOwn(sentences, english)) return sentences[english]
  for (const [sentence, translated] of Object.entries(sentences)) {
    const values = sentence.includes('{') && patternOf(sentence).exec(english)?.groups
    if (values)
      return translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueText(name, values[name] ?? ''))
  }
  return undefined
}

function valueText(name: string, value: string): string {
  if (kindOf(name) === 'price') return eurosText(toCents(Number(value.replaceAll(/[€,]/g, ''))))
  return kindOf(name) === 'vehicle' ? vehicleText(value) : say(value)
}

function patternOf(sentence: string): RegExp {
  const known = patterns.get(sentence)
  if (known) return known
  const source = sentence
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${VALUES[kindOf(name)] ?? '.+?'})`)
  const pattern = new RegExp(`^${source}$`, 'u')
  patterns.set(sentence, pattern)
  return pattern
}

const kindOf = (name: string) => name.replace(/\d$/, '')
