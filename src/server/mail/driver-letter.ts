import type { Firm } from '@chauffeur/contract/firm'
import type { Locale } from '@chauffeur/domain/locale'
import { noticeWords } from '@chauffeur/words/server-words'
import type { NoticeText } from '../notices/notice-text.ts'
import { contactsOf } from './contacts.ts'
import type { Letter } from './letter.ts'

/** The news of a driver's trips, with the link to all of them. */
export function driverLetter(
  { title, lines, asksToAccept }: NoticeText,
  { url, locale, firm }: { readonly url: string | null; readonly locale: Locale; readonly firm: Firm },
): Letter & { readonly subject: string } {
  const words = noticeWords(locale)
  const [first = '', ...others] = lines
  return {
    locale,
    brand: firm.brandName,
    subject: others.length === 0 ? `${title}: ${first}` : title,
    preheader: first,
    topic: words.topic,
    heading: title,
    paragraphs: [...lines, ...(asksToAccept ? [words.accept] : []), ...(url === null ? [words.noLink] : [])],
    ...(url !== null && { button: { label: words.open, href: url } }),
    facts: [],
    contacts: contactsOf(firm, locale),
    smallPrint: [words.whyYou],
  }
}
