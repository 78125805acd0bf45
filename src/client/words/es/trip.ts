import type { Translations } from '../../shared/locale/words.ts'
import { chauffeur } from './chauffeur.ts'
import { confirmation } from './confirmation.ts'
import { pay } from './pay.ts'
import { paymentResult } from './payment-result.ts'
import { receipt } from './receipt.ts'
import { tripChange } from './trip-change.ts'
import { tripDetails } from './trip-details.ts'
import { tripPageChange } from './trip-page-change.ts'
import { tripPage } from './trip-page.ts'
import { tripRating } from './trip-rating.ts'

/** The words of what follows a booking, by subject: payment, private page, changes. */
export const translations: Translations = {
  chauffeur,
  confirmation,
  pay,
  'payment-result': paymentResult,
  receipt,
  'trip-change': tripChange,
  'trip-details': tripDetails,
  'trip-page': tripPage,
  'trip-page-change': tripPageChange,
  'trip-rating': tripRating,
}
