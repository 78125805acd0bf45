import type { FactTopic } from '@chauffeur/domain/agents'
import type { Locale } from '@chauffeur/domain/locale'
import * as english from './en/agents.ts'
import { bookingFactWords } from './en/booking-facts.ts'
import { paymentMethodTexts } from './en/checkout.ts'
import { contactTexts } from './en/contact.ts'
import { terms } from './en/terms.ts'
import { findEnglish } from './english-reasons.ts'
import * as spanish from './es/agents.ts'
import { bookingFactWords as spanishFactWords } from './es/booking-facts.ts'
import { paymentMethodTexts as spanishPayment } from './es/checkout.ts'
import { contactReasons as spanishContactReasons } from './es/contact-reasons.ts'
import { contactTexts as spanishContact } from './es/contact.ts'
import { guestReasons as spanishGuestReasons } from './es/guest-reasons.ts'
import { journeyReasons as spanishJourneyReasons } from './es/journey-reasons.ts'
import { placeReasons as spanishPlaceReasons } from './es/place-reasons.ts'
import { terms as spanishTerms } from './es/terms.ts'
import type { LegalBlock, LegalDocument, LegalFacts } from './legal-document.ts'
import * as portuguese from './pt/agents.ts'
import { bookingFactWords as portugueseFactWords } from './pt/booking-facts.ts'
import { paymentMethodTexts as portuguesePayment } from './pt/checkout.ts'
import { contactReasons as portugueseContactReasons } from './pt/contact-reasons.ts'
import { contactTexts as portugueseContact } from './pt/contact.ts'
import { guestReasons as portugueseGuestReasons } from './pt/guest-reasons.ts'
import { journeyReasons as portugueseJourneyReasons } from './pt/journey-reasons.ts'
import { placeReasons as portuguesePlaceReasons } from './pt/place-reasons.ts'
import { terms as portugueseTerms } from './pt/terms.ts'
import { findSentence, type ReasonCode } from './reasons.ts'

// In a file of its own, which the server loads with the first message of an agent.

interface AgentWords {
  readonly agents: typeof english.agents
  readonly facts: typeof bookingFactWords
  readonly payment: { readonly [Method in keyof typeof paymentMethodTexts]: string }
  readonly contact: Pick<typeof contactTexts, 'facts' | 'lead'>
  readonly terms: LegalDocument
  /** The sentences of reasons, where they are not the English ones. */
  readonly reasons: object
}

const words: Readonly<Record<Locale, AgentWords>> = {
  en: {
    agents: english.agents,
    facts: bookingFactWords,
    payment: paymentMethodTexts,
    contact: contactTexts,
    terms,
    reasons: {},
  },
  pt: {
    agents: portuguese.agents,
    facts: portugueseFactWords,
    payment: portuguesePayment,
    contact: portugueseContact,
    terms: portugueseTerms,
    reasons: {
      ...portugueseContactReasons,
      ...portugueseJourneyReasons,
      ...portuguesePlaceReasons,
      ...portugueseGuestReasons,
      ...portuguese.agentReasons,
    },
  },
  es: {
    agents: spanish.agents,
    facts: spanishFactWords,
    payment: spanishPayment,
    contact: spanishContact,
    terms: spanishTerms,
    reasons: {
      ...spanishContactReasons,
      ...spanishJourneyReasons,
      ...spanishPlaceReasons,
      ...spanishGuestReasons,
      ...spanish.agentReasons,
    },
  },
}

/** The words for agents, in a language. */
export const agentWords = (locale: Locale): Pick<AgentWords, 'agents' | 'facts' | 'payment'> => words[locale]

/** The sentence for a reason in a language; the English one for what only the office reads. */
export function sentenceIn(locale: Locale, reason: ReasonCode): string {
  return findSentence(words[locale].reasons, reason) ?? findEnglish(reason) ?? reason.code
}

/** The sections of the terms that answer a question. */
const SECTIONS: Readonly<Partial<Record<FactTopic, string>>> = {
  waiting: 'pick-up',
  luggage: 'party',
  child_seats: 'party',
  cancellation: 'cancellation',
  payment: 'payment',
}

/** The sentences of the site on a subject, in a language: of its terms, else of its contact page. */
export function serviceFactsIn(locale: Locale, topic: FactTopic, facts: LegalFacts): readonly string[] {
  const { contact, terms } = words[locale]
  if (topic === 'contact') return [contact.lead]
  const section = terms.sections(facts).find(({ id }) => id === SECTIONS[topic])
  return section ? section.blocks.flatMap(sentencesOf) : contact.facts.map(({ text }) => text)
}

function sentencesOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'list' in block ? block.list : []
}
