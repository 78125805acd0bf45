import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { same } from '../../../src/client/words/testing/same.ts'

// A short word may be part of a name or of a word of another language; a sentence is not.
const SENTENCE_LENGTH = 16
const english = sentencesOf(
  import.meta.glob(
    [
      '../../../packages/words/src/en/*.ts',
      '!../../../packages/words/src/en/{booking-facts,driver,home*,landing*,mails,privacy,refused-pages,terms,transfer-pages}.ts',
      '../../../src/client/**/*-texts.ts',
      '!../../../src/client/admin/**',
    ],
    { eager: true },
  ),
).filter((sentence) => /\p{L}{3}/u.test(sentence) && !same.has(sentence))
const lines = new Set(english)
const sentences = english.filter(({ length }) => length >= SENTENCE_LENGTH)

/** None of our English texts is seen in the page's own part or its dialogs, or read from there aloud. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alertdialog]')]
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    return parts.flatMap((part) => [
      ...part.innerText.split('\n'),
      ...[...part.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? [])),
    ])
  })
  const found = shown
    .map((line) => line.trim())
    .filter((line) => lines.has(line) || sentences.some((sentence) => line.includes(sentence)))
  expect([...new Set(found)]).toEqual([])
}

/** Collects our texts, except sentences with values. */
function sentencesOf(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  if (typeof said !== 'object' || said === null) return []
  return Object.values(said).flatMap((inner) => sentencesOf(inner))
}
