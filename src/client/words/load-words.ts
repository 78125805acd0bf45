import type { Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { type LatePart, provideLateWords } from '@chauffeur/words/late-words'
import { addTranslations, type Translations } from '@chauffeur/words/words'

/** The words that are loaded together: those of every public page, of terms and privacy, of the wizard, of what follows a
 * booking, of the page of partners, and of what is opened late. */
export type WordGroup = 'site' | 'legal' | 'booking' | 'trip' | 'partner' | LatePart

type Loader = () => Promise<{ readonly translations: Translations }>

const loaders: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<WordGroup, Loader>>>> = {
  pt: {
    site: () => import('./pt/site.ts'),
    legal: () => import('./pt/legal.ts'),
    booking: () => import('./pt/booking.ts'),
    trip: () => import('./pt/trip.ts'),
    partner: () => import('./pt/partner.ts'),
    pin: () => import('./pt/pin.ts'),
    needs: () => import('./pt/needs.ts'),
  },
  es: {
    site: () => import('./es/site.ts'),
    legal: () => import('./es/legal.ts'),
    booking: () => import('./es/booking.ts'),
    trip: () => import('./es/trip.ts'),
    partner: () => import('./es/partner.ts'),
    pin: () => import('./es/pin.ts'),
    needs: () => import('./es/needs.ts'),
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
  for (const { translations } of loaded) addTranslations(locale, translations)
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
