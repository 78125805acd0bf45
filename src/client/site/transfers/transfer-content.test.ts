import { LOCALES } from '@chauffeur/domain/locale'
import { TRANSFER_ROUTES } from '@chauffeur/domain/transfer-routes'
import { transferPages as english } from '@chauffeur/words/en/transfer-pages'
import { transferPages as spanish } from '@chauffeur/words/es/transfer-pages'
import { transferPages as portuguese } from '@chauffeur/words/pt/transfer-pages'
import type { TransferWords } from '@chauffeur/words/transfer-words'
import { describe, expect, test } from 'vitest'
import { loadTransferWords } from './load-transfers.ts'

const SLUGS = TRANSFER_ROUTES.map(({ slug }) => slug)

test.each([english, portuguese, spanish])('every page has its words, and all words have a page', (pages) => {
  expect(Object.keys(pages).toSorted()).toEqual(SLUGS.toSorted())
})

describe.each(LOCALES)('the words in %s', (locale) => {
  const load = () => Promise.all(SLUGS.map((slug) => loadTransferWords(slug, locale)))

  test('are 120 to 200 for each way, with two or three questions', async () => {
    for (const words of await load()) {
      const count = words?.paragraphs.join(' ').split(/\s+/).length ?? 0
      expect(count, words?.to).toBeGreaterThanOrEqual(120)
      expect(count, words?.to).toBeLessThanOrEqual(200)
      expect([2, 3], words?.to).toContain(words?.questions.length)
      expect(words?.description.length ?? 0, words?.to).toBeLessThanOrEqual(160)
    }
  })

  test('are each page’s own: no sentence stands on two', async () => {
    const sentences = (await load()).flatMap((words) => (words ? sentencesOf(words) : []))
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })
})

/** Returns the sentences about the way, without the two names. */
function sentencesOf({ lead, paragraphs, back, questions }: TransferWords): string[] {
  const texts = [lead, ...paragraphs, back, ...questions.map(({ answer }) => answer)]
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s/)).filter((sentence) => sentence.length > 20)
}
