import type { Translations } from '../../shared/locale/words.ts'
import { legalPage } from './legal-page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The words of the terms and of the privacy policy, by subject. */
export const translations: Translations = { 'legal-page': legalPage, privacy, terms }
