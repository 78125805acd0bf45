import type { Firm } from '@chauffeur/contract/firm'
import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { describeMonth } from '@chauffeur/domain/time'
import { statementWords } from '@chauffeur/words/server-words'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Config } from '../core/config.ts'
import type { Statement } from '../ledger/statement.entity.ts'
import { contactsOf } from './contacts.ts'
import type { Letter } from './letter.ts'

interface SentStatement {
  readonly statement: Pick<Statement, 'number' | 'period' | 'openingCents' | 'sumCents' | 'closingCents'>
  readonly locale: Locale
}

/** What a month has come to, in the partner's language. */
export function statementLetter(
  { statement: { number, period, openingCents, sumCents, closingCents }, locale }: SentStatement,
  { firm, config }: { readonly firm: Firm; readonly config: Config },
): Letter & { readonly subject: string } {
  const words = statementWords(locale)
  const subject = words.subject(describeMonth(period, locale), number)
  const euros = (cents: number) => formatEuros(cents, locale)
  return {
    locale,
    brand: firm.brandName,
    subject,
    preheader: words.balance(euros(closingCents)),
    topic: words.topic,
    heading: subject,
    paragraphs: [words.lead, words.notRight],
    button: { label: words.open, href: `${config.PUBLIC_URL}/api/docs/payment` },
    facts: rowsWithText([
      [words.opening, euros(openingCents)],
      [words.sum, euros(sumCents)],
      [words.closing, euros(closingCents)],
    ]),
    contacts: contactsOf(firm, locale),
    smallPrint: [words.whyYou],
  }
}
