import type { Firm } from '@chauffeur/contract/firm'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { describeMonth } from '@chauffeur/domain/time'
import { noticeWords, signInMailWords, statementWords } from '@chauffeur/words/server-words'
import type { Partner } from '../auth/partner.entity.ts'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Config } from '../core/config.ts'
import type { Statement } from '../ledger/statement.entity.ts'
import type { NoticeText } from '../notices/notice-text.ts'
import type { Webhook } from '../webhooks/webhook.entity.ts'
import { contactsOf } from './contacts.ts'
import type { Letter, Written } from './letter.ts'

/** The letters about neither a booking nor an enquiry: to drivers, and to the people of partners. */

type Content = Pick<Written, 'subject' | 'preheader' | 'topic' | 'heading' | 'paragraphs' | 'button'>

function letterOf(
  firm: Firm,
  locale: Locale,
  { whyYou, facts = [], ...content }: Content & { readonly whyYou: string; readonly facts?: Letter['facts'] },
): Written {
  const contacts = contactsOf(firm, locale)
  return { ...content, locale, brand: firm.brandName, facts, contacts, smallPrint: [whyYou] }
}

/** The news of a driver's trips, with the link to all of them. */
export function driverLetter(
  firm: Firm,
  { title, lines, asksToAccept }: NoticeText,
  { url, locale }: { readonly url: string | null; readonly locale: Locale },
): Written {
  const { topic, accept, noLink, open, whyYou } = noticeWords(locale)
  const [first = '', ...others] = lines
  return letterOf(firm, locale, {
    subject: others.length === 0 ? `${title}: ${first}` : title,
    preheader: first,
    topic,
    heading: title,
    paragraphs: [...lines, ...(asksToAccept ? [accept] : []), ...(url === null ? [noLink] : [])],
    ...(url !== null && { button: { label: open, href: url } }),
    whyYou,
  })
}

/** The warning to whoever looks after a failing receiver, in the language of the API's documentation. */
export function receiverLetter(
  firm: Firm,
  { id, name, url, goneAt }: Webhook,
  { failingSince, reason }: { readonly failingSince: Date; readonly reason: string | null },
  { PUBLIC_URL }: Config,
): Written {
  const subject = `Your receiver “${name}” does not take our messages`
  const since = `${failingSince.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return letterOf(firm, DEFAULT_LOCALE, {
    subject,
    preheader: `${url}, since ${since}`,
    topic: 'Webhooks',
    heading: subject,
    paragraphs: [
      goneAt == null
        ? 'Each message is tried ten times within three days. What is then not taken is given up.'
        : `It answered 410, so it was switched off. Switch it on again with PATCH /api/v1/webhooks/${id} and {"enabled": true}.`,
      `Which messages wait or were given up says GET /api/v1/webhooks/${id}/deliveries; POST /api/v1/webhook-deliveries/{id}/send-again sends one again. How your bookings stand now says GET /api/v1/bookings?updated_since=…, also without any message.`,
    ],
    button: { label: 'Read the documentation', href: `${PUBLIC_URL}/api/docs` },
    facts: rowsWithText([
      ['Address', url],
      ['Fails since', since],
      ['Last reason', reason],
    ]),
    whyYou:
      'You receive this email because the receiver names this address as its contact. There is one after 1 hour and one after 24.',
  })
}

/** The sum that a month has come to, in the partner's language. */
export function statementLetter(
  firm: Firm,
  {
    number,
    period,
    openingCents,
    sumCents,
    closingCents,
  }: Pick<Statement, 'number' | 'period' | 'openingCents' | 'sumCents' | 'closingCents'>,
  { locale }: Pick<Partner, 'locale'>,
  { PUBLIC_URL }: Config,
): Written {
  const words = statementWords(locale)
  const subject = words.subject(describeMonth(period, locale), number)
  const euros = (cents: number) => formatEuros(cents, locale)
  return letterOf(firm, locale, {
    subject,
    preheader: words.balance(euros(closingCents)),
    topic: words.topic,
    heading: subject,
    paragraphs: [words.lead, words.notRight],
    button: { label: words.open, href: `${PUBLIC_URL}/api/docs/payment` },
    facts: rowsWithText([
      [words.opening, euros(openingCents)],
      [words.sum, euros(sumCents)],
      [words.closing, euros(closingCents)],
    ]),
    whyYou: words.whyYou,
  })
}

/** The link by which somebody of a partner signs in, in the language of the partner. */
export function signInLetter(
  firm: Firm,
  { name, locale }: Pick<Partner, 'name' | 'locale'>,
  links: { readonly signIn: string; readonly page: string },
): Written {
  const { subject, body, another, topic, heading, button, whyYou } = signInMailWords(locale)
  const text = body(SIGN_IN_LINK_MINUTES)
  return letterOf(firm, locale, {
    subject: subject(name),
    preheader: text,
    topic,
    heading,
    paragraphs: [text, another(links.page)],
    button: { label: button, href: links.signIn },
    whyYou,
  })
}
