import * as frame from '@chauffeur/words/es/frame'
import * as notFound from '@chauffeur/words/es/not-found'
import * as shared from '@chauffeur/words/es/shared'
import * as calendar from '@chauffeur/words/es/calendar'
import * as landing from '@chauffeur/words/es/landing'
import * as landingHeads from '@chauffeur/words/es/landing-heads'
import * as home from '@chauffeur/words/es/home'
import * as homeV1 from '@chauffeur/words/es/home-v1'
import * as homeV2 from '@chauffeur/words/es/home-v2'
import * as homeV3 from '@chauffeur/words/es/home-v3'
import * as homeV4 from '@chauffeur/words/es/home-v4'
import * as contact from '@chauffeur/words/es/contact'
import { contactReasons } from '@chauffeur/words/es/contact-reasons'
import { placeNames } from '@chauffeur/words/es/place-names'
import { placeReasons } from '@chauffeur/words/es/place-reasons'
import * as transfers from '@chauffeur/words/es/transfers'
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
