import type { Locale } from './locale.ts'
import { vehicleChoices, vehicleNameIn } from './vehicles.ts'

/** Of the cars that a chauffeur firm drives, masculine like the name of the make; of vans see `colourOf`. */
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

/**
 * "black Mercedes E Class" in another language: "Mercedes E Class preto". A maker's word before a colour is left out:
 * "obsidian black" is "preto". Any other colour stays as the office wrote it.
 */
export function carNameIn(locale: Locale, english: string): string {
  if (locale === 'en') return english
  const vehicle = vehicleChoices.find((name) => english.endsWith(` ${name}`))
  if (vehicle === undefined) return vehicleNameIn(locale, english)
  const written = english.slice(0, -vehicle.length).trim()
  const colour = colourIn(locale, written)
  return colour === undefined
    ? `${written} ${vehicleNameIn(locale, vehicle)}`
    : `${vehicleNameIn(locale, vehicle)} ${colourOf(vehicle, colour)}`
}

/** In both languages Vito and Sprinter are feminine, like the word for a van: "Mercedes Vito preta". */
function colourOf(vehicle: string, colour: string): string {
  const isVan = /Vito|Sprinter/.test(vehicle)
  return isVan && /^\p{L}+o$/u.test(colour) ? `${colour.slice(0, -1)}a` : colour
}

/** A car's colour as the office wrote it: "Black" is "preto". Undefined of one without a word. */
export function colourIn(locale: Exclude<Locale, 'en'>, written: string): string | undefined {
  const colours = new Map(Object.entries(COLOURS[locale]))
  const words = written.toLowerCase().split(/\s+/)
  return colours.get(words.join(' ')) ?? (words.length === 2 ? colours.get(words[1] ?? '') : undefined)
}
