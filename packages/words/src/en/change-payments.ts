import type { ChangePaymentState } from '@chauffeur/domain/change-payment'
import { words } from '../words.ts'

/** How paying the difference of a change stands; null where there is nothing to say. */
export const changePaymentSentences: Readonly<Record<ChangePaymentState, string | null>> = {
  open: null,
  failed: 'The payment did not go through. Your booking stands as it is.',
  closed: 'The payment page closed before anything was paid. Your booking stands as it is.',
  checking: 'Our team is looking at your payment. Until then your booking stands as it is.',
}

/** These sentences in the language of the page. */
export const changePaymentTexts = words('changePaymentTexts', changePaymentSentences)
