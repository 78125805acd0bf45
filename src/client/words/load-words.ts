import type { Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { type LatePart, provideLateWords } from '@chauffeur/words/late-words'
import { addTranslations, type Translations } from '@chauffeur/words/words'

/** The words that are loaded together: those of every public page, of terms and privacy, of the wizard, of what follows a
 * booking, of the page of partners, and of what is opened late. */
type WordGroup = 'site' | 'legal' | 'booking' | 'trip' | 'partner' | LatePart

type Loader = () => Promise<Translations>

const loaders: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<WordGroup, Loader>>>> = {
  pt: {
    site: async () => (await import('./pt/site.ts')).translations,
    legal: async () => (await import('./pt/legal.ts')).translations,
    booking: async () => (await import('./pt/booking.ts')).translations,
    trip: async () => (await import('./pt/trip.ts')).translations,
    partner: async () => (await import('./pt/partner.ts')).translations,
    pin: () => import('@chauffeur/words/pt/pin'),
    needs: () => import('@chauffeur/words/pt/needs'),
  },
  es: {
    site: async () => (await import('./es/site.ts')).translations,
    legal: async () => (await import('./es/legal.ts')).translations,
    booking: async () => (await import('./es/booking.ts')).translations,
    trip: async () => (await import('./es/trip.ts')).translations,
    partner: async () => (await import('./es/partner.ts')).translations,
    pin: () => import('@chauffeur/words/es/pin'),
    needs: () => import('@chauffeur/words/es/needs'),
  },
}

/** Loads the words of the page at a path without its language. English ones come with what uses them. */
export function loadWords(locale: Locale, path: string): Promise<void> {
  return loadGroups(locale, wordGroupsOf(path))
}

provideLateWords((part) => loadGroups(currentLocale(), [part]))

async function loadGroups(locale: Locale, groups: readonly WordGroup[]): Promise<void> {
  if (locale === 'en') return
  const loaded = await Promise.all(groups.map((group) => loaders[locale][group]()))
  for (const translations of loaded) addTranslations(locale, translations)
}

/** Which words a page needs. */
export function wordGroupsOf(path: string): readonly WordGroup[] {
  if (/^\/(?:terms|privacy)\/?$/.test(path)) return ['site', 'legal']
  if (/^\/(?:book|booking)(?:\/|$)/.test(path)) return ['site', 'booking']
  if (/^\/(?:trip|undo-email|pay|payment|payment-result|booking-confirmation)(?:\/|$)/.test(path))
    return ['site', 'booking', 'trip']
  if (/^\/partner(?:\/|$)/.test(path)) return ['site', 'booking', 'trip', 'partner']
  return ['site']
}
