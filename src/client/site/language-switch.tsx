import { LANGUAGE_TAGS, LOCALES, type Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '../locale/current-locale.ts'
import { classNames } from '../ui/class-names.ts'
import { LanguageLink } from './language-link.tsx'
import { languageTexts } from './language-texts.ts'

/** Each in its own language, so that whoever speaks it finds it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', pt: 'Português', es: 'Español' }

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
  if (!isShort) return names[locale]
  return (
    <>
      {locale}
      <span className="sr-only"> {names[locale]}</span>
    </>
  )
}
