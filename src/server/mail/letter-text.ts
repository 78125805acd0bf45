import { bookingWords } from '@chauffeur/words/server-words'
import type { Fact } from '../bookings/booking-facts.ts'
import type { Letter } from './letter.ts'

const WIDTH = 72

/** The letter for those who read plain text. */
export function letterText(letter: Letter): string {
  const {
    locale,
    brand,
    topic,
    heading,
    greeting,
    arrival,
    paragraphs,
    button,
    scale,
    journey,
    facts,
    total,
    steps,
    laterPage,
    pages,
  } = letter
  const blocks: (string | undefined)[] = [
    brand,
    `${topic}\n${heading}\n${'-'.repeat(Math.min(WIDTH, heading.length))}`,
    greeting,
    arrival && [arrival.heading, table(arrival.rows), arrival.late].filter(Boolean).join('\n'),
    ...paragraphs,
    button && `${button.label}: ${button.href}`,
    scale &&
      [
        scale.question,
        ...scale.marks.map(({ label, meaning, href }) => `${label}, ${meaning}: ${href}`),
        scale.hint,
      ].join('\n'),
    table([
      ...(journey ? [[bookingWords(locale).pickup, journey.when] as const] : []),
      ...(journey?.stations ?? []).map(({ label, text, address }): Fact => [
        label,
        address === undefined ? text : `${text}\n${address}`,
      ]),
      ...facts,
      ...(total ? [total] : []),
    ]),
    steps &&
      [steps.heading, ...steps.items.map((item, n) => `${steps.isOrdered ? `${n + 1}.` : '-'} ${item}`)].join(
        '\n',
      ),
    pages &&
      [pages.heading, ...pages.rows.map(([label, text, href]) => `${label}: ${text}\n${href}`)].join('\n'),
    laterPage && `${laterPage.question}\n${laterPage.label}: ${laterPage.href}`,
    table(letter.contacts),
    ...letter.smallPrint,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function table(rows: readonly Fact[]): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length)) + 2
  const below = `\n${' '.repeat(width)}`
  return rows.map(([label, text]) => `${`${label}:`.padEnd(width)}${text.replaceAll('\n', below)}`).join('\n')
}
