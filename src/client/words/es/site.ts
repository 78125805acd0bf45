import type { Translations } from '../../shared/locale/words.ts'
import { business } from './business.ts'
import { calendar } from './calendar.ts'
import { claims } from './claims.ts'
import { closingCall } from './closing-call.ts'
import { contact } from './contact.ts'
import { destinations } from './destinations.ts'
import { enquiry } from './enquiry.ts'
import { explainer } from './explainer.ts'
import { failure } from './failure.ts'
import { fleet } from './fleet.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { homeV1 } from './home-v1.ts'
import { homeV2 } from './home-v2.ts'
import { homeV3 } from './home-v3.ts'
import { homeV4 } from './home-v4.ts'
import { landingHeads } from './landing-heads.ts'
import { languages } from './languages.ts'
import { legalHeads } from './legal-heads.ts'
import { membership } from './membership.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { pageHeads } from './page-heads.ts'
import { place } from './place.ts'
import { questions } from './questions.ts'
import { quote } from './quote.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'
import { sharedSentences } from './shared-sentences.ts'
import { stats } from './stats.ts'
import { testimonials } from './testimonials.ts'
import { transfers } from './transfers.ts'
import { ui } from './ui.ts'

/** The words of every public page, by subject. */
export const translations: Translations = {
  business,
  calendar,
  claims,
  'closing-call': closingCall,
  contact,
  destinations,
  enquiry,
  explainer,
  failure,
  fleet,
  footer,
  home,
  'home-v1': homeV1,
  'home-v2': homeV2,
  'home-v3': homeV3,
  'home-v4': homeV4,
  'landing-heads': landingHeads,
  languages,
  'legal-heads': legalHeads,
  membership,
  navigation,
  'not-found': notFound,
  'page-heads': pageHeads,
  place,
  questions,
  quote,
  refusals,
  services,
  'shared-sentences': sharedSentences,
  stats,
  testimonials,
  transfers,
  ui,
}
