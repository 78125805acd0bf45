import type { Locale } from './locale.ts'
import { vehicleNameIn } from './vehicles.ts'

/** Of the cars that a chauffeur firm drives, masculine like the name of the make. */
const COLOURS: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = {
  pt: {
    'dark blue': 'azul-escuro',
    'dark grey': 'cinzento-escuro',
    black: 'preto',
    white: 'branco',
    silver: 'prateado',
    grey: 'cinzento',
    gray: 'cinzento',
    blue: 'azul',
    green: 'verde',
    red: 'vermelho',
    brown: 'castanho',
    beige: 'bege',
  },
  es: {
    'dark blue': 'azul oscuro',
    'dark grey': 'gris oscuro',
    black: 'negro',
    white: 'blanco',
    silver: 'plateado',
    grey: 'gris',
    gray: 'gris',
    blue: 'azul',
    green: 'verde',
    red: 'rojo',
    brown: 'marrón',
    beige: 'beige',
  },
}

/** "black Mercedes E Class" in another language: "Mercedes E Class preto". A colour without a word stays as the office wrote it. */
export function carNameIn(locale: Locale, english: string): string {
  if (locale === 'en') return english
  const known = Object.entries(COLOURS[locale]).find(([colour]) => english.startsWith(`${colour} `))
  if (!known) return vehicleNameIn(locale, english)
  return `${vehicleNameIn(locale, english.slice(known[0].length + 1))} ${known[1]}`
}
