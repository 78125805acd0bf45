import { LOCALES, type Locale } from '@chauffeur/domain/locale'
import { describe, expect, test } from 'vitest'
import { subjects, type Translations } from '@chauffeur/words/words'
import { same } from './testing/same.ts'

// Every file that may hold words of a public page.
const files = import.meta.glob(
  [
    '../../../packages/words/src/en/*.ts',
    // The server's own, which have no subject.
    '!../../../packages/words/src/en/{booking-facts,driver,mails,refused-pages,replies,sign-in-mail,transfer-pages}.ts',
    '../**/*-texts.ts',
    '../shared/locale/name-text.ts',
    '!../admin/**',
  ],
  { eager: true },
)
const groups = {
  ...import.meta.glob<Translations>('./*/{site,legal,booking,trip,partner}.ts', {
    eager: true,
    import: 'translations',
  }),
  ...import.meta.glob<Translations>('../../../packages/words/src/*/{pin,needs}.ts', { eager: true }),
}

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the words in %s', (locale) => {
  test('say every subject, and no other', () => {
    expect(Object.keys(translationsIn(locale)).toSorted()).toEqual([...subjects.keys()].toSorted())
  })

  test('no subject is in two groups', () => {
    const named = Object.entries(groups).flatMap(([path, translations]) =>
      path.includes(`/${locale}/`) ? Object.keys(translations) : [],
    )
    expect(named).toHaveLength(new Set(named).size)
  })

  test('differ from the English ones, but for those that are the same in both', () => {
    const english = new Set(Object.values(files).flatMap((module) => sentencesOf(module)))
    const left = sentencesOf(translationsIn(locale)).filter(
      (sentence) => /\p{L}{3}/u.test(sentence) && english.has(sentence) && !same.has(sentence),
    )
    expect(left).toEqual([])
  })
})

function translationsIn(locale: Locale): Translations {
  const own = Object.entries(groups).filter(([path]) => path.includes(`/${locale}/`))
  return Object.assign({}, ...own.map(([, translations]) => translations))
}

/** The sentences without values of a subject. */
function sentencesOf(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  if (typeof said !== 'object' || said === null) return []
  return Object.values(said).flatMap((inner) => sentencesOf(inner))
}
