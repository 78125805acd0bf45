import { agentReasons } from './en/agents.ts'
import { contactReasons } from './en/contact-reasons.ts'
import { dispatchReasons } from './en/dispatch-reasons.ts'
import { guestReasons } from './en/guest-reasons.ts'
import { journeyReasons } from './en/journey-reasons.ts'
import { officeReasons } from './en/office-reasons.ts'
import { partnerReasons } from './en/partner-reasons.ts'
import { placeReasons } from './en/place-reasons.ts'
import { findSentence, sentenceFor, type ReasonCode, type ReasonIn } from './reasons.ts'

// Taken apart while the module is loaded, so that it stays English whatever page is rendered.
const english = {
  ...contactReasons,
  ...journeyReasons,
  ...placeReasons,
  ...guestReasons,
  ...dispatchReasons,
  ...officeReasons,
  ...partnerReasons,
  ...agentReasons,
}

/** Why a call is refused, or something is not possible: a code, and the values that its sentence is made of. */
export type Reason = ReasonIn<typeof english>

/** The English sentence for any reason; undefined for one that is said by the kind of its field. */
export const findEnglish = (reason: ReasonCode) => findSentence(english, reason)

/** The English sentence for a reason, as the API answers it and the office reads it. */
export function englishSentence(reason: Reason): string {
  return sentenceFor(english, reason)
}
