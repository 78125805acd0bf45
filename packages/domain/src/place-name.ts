import type { Locale } from './locale.ts'
import { SPANISH_PLACE_NAMES } from './place-names-es.ts'
import { PORTUGUESE_PLACE_NAMES } from './place-names-pt.ts'
import { SPANISH_STOP_NAMES } from './stop-names-es.ts'
import { PORTUGUESE_STOP_NAMES } from './stop-names-pt.ts'

const NAMES: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = {
  pt: { ...PORTUGUESE_PLACE_NAMES, ...PORTUGUESE_STOP_NAMES },
  es: { ...SPANISH_PLACE_NAMES, ...SPANISH_STOP_NAMES },
}

/** The name of one of our places in a language; any other name stays as it is. */
export function placeNameIn(locale: Locale, english: string): string {
  if (locale === 'en') return english
  const names = NAMES[locale]
  if (Object.hasOwn(names, english)) return names[english] ?? english
  for (const [name, translated] of Object.entries(names)) {
    const values = name.includes('{') && patternOf(name).exec(english)?.groups
    if (values)
      return translated.replaceAll(/\{(\w+)\}/g, (_, part: string) => placeNameIn(locale, values[part] ?? ''))
  }
  return english
}

function patternOf(name: string): RegExp {
  const source = name.replaceAll(/[().]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')
  return new RegExp(`^${source}$`, 'u')
}
