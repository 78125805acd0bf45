import { LANGUAGE_TAGS, LOCALES, localePath, isLocale, type Locale } from '@chauffeur/domain/locale'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { currentLocale } from '@chauffeur/words/current-locale'
import { languageTexts } from '@chauffeur/words/en/frame'
import { classNames } from '../ui/class-names.ts'
import { readPreference, savePreference } from '../forms/preferences.ts'

/** Each in its own language, so that people who speak it find it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
}

type LanguageSwitchProps = {
  /** By codes, where there is no room for names. */
  isShort?: boolean
  className?: string | undefined
}

/** The languages that the page can be read in. */
export function LanguageSwitch({ isShort = false, className }: LanguageSwitchProps) {
  const entry = classNames(
    'inline-flex items-center justify-center',
    isShort ? 'min-h-11 min-w-8 text-xs tracking-wide uppercase' : 'min-h-11 text-sm md:min-h-9',
  )
  return (
    <nav aria-label={languageTexts.label} className={className}>
      <ul className={classNames('flex flex-wrap', isShort ? 'gap-x-0.5' : 'gap-x-5')}>
        {LOCALES.map((locale) => {
          const name = <Name locale={locale} isShort={isShort} />
          return (
            <li key={locale}>
              {locale === currentLocale() ? (
                <span aria-current="true" lang={LANGUAGE_TAGS[locale]} className={`${entry} text-accent`}>
                  {name}
                </span>
              ) : (
                <LanguageLink
                  locale={locale}
                  className={`${entry} text-soft transition-colors hover:text-ink`}
                >
                  {name}
                </LanguageLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Name({ locale, isShort }: { locale: Locale; isShort: boolean }) {
  if (!isShort) return LANGUAGE_NAMES[locale]
  return (
    <>
      {locale}
      <span className="sr-only"> {LANGUAGE_NAMES[locale]}</span>
    </>
  )
}

type LanguageLinkProps = { locale: Locale; className: string; children: ReactNode }

/** Leads to the same page in another language: a document load, as a document has one language. */
export function LanguageLink({ locale, className, children }: LanguageLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const tag = LANGUAGE_TAGS[locale]
  return (
    <a
      href={localePath(path, locale)}
      hrefLang={tag}
      lang={tag}
      onClick={follow}
      onAuxClick={follow}
      className={className}
    >
      {children}
    </a>
  )
}

/** Query and hash are those of the moment: the page is prerendered without them. */
function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
  stopOffering()
}

const KEY = 'language-offer'

/** The language that the visitor prefers, where it is Portuguese or Spanish, not that of the page, and not yet answered. */
export function languageToOffer(): Exclude<Locale, 'en'> | undefined {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLocale)
  if (!preferred || preferred === 'en' || preferred === currentLocale()) return undefined
  return readPreference(KEY) === null ? preferred : undefined
}

/** The visitor has chosen a language, or wants to hear no more of it. */
export function stopOffering(): void {
  savePreference(KEY, 'answered')
}
