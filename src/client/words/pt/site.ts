import * as frame from '@chauffeur/words/pt/frame'
import * as notFound from '@chauffeur/words/pt/not-found'
import * as shared from '@chauffeur/words/pt/shared'
import * as calendar from '@chauffeur/words/pt/calendar'
import * as landing from '@chauffeur/words/pt/landing'
import * as landingHeads from '@chauffeur/words/pt/landing-heads'
import * as home from '@chauffeur/words/pt/home'
import * as homeV1 from '@chauffeur/words/pt/home-v1'
import * as homeV2 from '@chauffeur/words/pt/home-v2'
import * as homeV3 from '@chauffeur/words/pt/home-v3'
import * as homeV4 from '@chauffeur/words/pt/home-v4'
import * as contact from '@chauffeur/words/pt/contact'
import { contactReasons } from '@chauffeur/words/pt/contact-reasons'
import { placeNames } from '@chauffeur/words/pt/place-names'
import { placeReasons } from '@chauffeur/words/pt/place-reasons'
import * as transfers from '@chauffeur/words/pt/transfers'
import type { Translations } from '@chauffeur/words/words'
import { refusals } from './refusals.ts'

/** The words of every public page, by subject. */
export const translations: Translations = {
  ...frame,
  ...notFound,
  ...shared,
  ...calendar,
  ...landing,
  ...landingHeads,
  ...home,
  ...homeV1,
  ...homeV2,
  ...homeV3,
  ...homeV4,
  ...contact,
  ...transfers,
  refusals,
  contactReasons,
  placeReasons,
  placeNames: { by: placeNames },
}
