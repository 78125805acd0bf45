import type { Firm } from '@chauffeur/contract/firm'
import { SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { signInMailWords } from '@chauffeur/words/server-words'
import type { Partner } from '../auth/partner.entity.ts'
import { contactsOf } from './contacts.ts'
import type { Letter } from './letter.ts'

/** The link by which somebody of a partner signs in, in the language of the partner. */
export function signInLetter(
  { name, locale }: Pick<Partner, 'name' | 'locale'>,
  { url, firm }: { readonly url: string; readonly firm: Firm },
): Letter & { readonly subject: string } {
  const words = signInMailWords(locale)
  return {
    locale,
    brand: firm.brandName,
    subject: words.subject(name),
    preheader: words.body(SIGN_IN_LINK_MINUTES),
    topic: words.topic,
    heading: words.heading,
    paragraphs: [words.body(SIGN_IN_LINK_MINUTES)],
    button: { label: words.button, href: url },
    facts: [],
    contacts: contactsOf(firm, locale),
    smallPrint: [words.whyYou],
  }
}
