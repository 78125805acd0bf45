import { createHash } from 'node:crypto'
import { group } from './draw.ts'

/** Definitions by the id that follows from their text: a picture carries those that it refers to. */
const known = new Map<string, string>()

function define(build: (id: string) => string): string {
  const id = `d${createHash('sha256').update(build('')).digest('hex').slice(0, 10)}`
  known.set(id, build(id))
  return id
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

function linear(x2: number, y2: number, stops: readonly Stop[]): string {
  const build = (id: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
  return `url(#${define(build)})`
}

/** A paint that changes from top to bottom of what it fills. */
export const down = (...stops: Stop[]): string => linear(0, 1, stops)

/** A paint that changes from left to right. */
export const across = (...stops: Stop[]): string => linear(1, 0, stops)

/** A paint that changes from the middle outwards. */
export function outward(...stops: Stop[]): string {
  const build = (id: string) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
  return `url(#${define(build)})`
}

/** Content seen only inside a path. */
export function within(d: string, ...content: string[]): string {
  const id = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  return group(`clip-path="url(#${id})"`, ...content)
}

export const soften = (blur: number, ...content: string[]): string => {
  const id = define(
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  return group(`filter="url(#${id})"`, ...content)
}

/** The definitions that a drawing refers to, and those that they refer to. */
export function definitionsFor(drawing: string): string {
  const ids = new Set(Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id ?? ''))
  return Array.from(ids, (id) => known.get(id) ?? '').join('')
}
