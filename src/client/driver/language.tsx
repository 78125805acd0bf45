import { driver as en, type DriverWords } from '@chauffeur/words/en/driver'
import { driver as es } from '@chauffeur/words/es/driver'
import { driver as pt } from '@chauffeur/words/pt/driver'
import { driverLocale } from '@chauffeur/domain/driver-notices'
import { translateName, type Names } from '@chauffeur/words/names'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { classNames } from '../shared/ui/class-names.ts'

const PAGE_LANGUAGES = ['en', 'pt', 'es'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

const wordsIn: Readonly<Record<PageLanguage, DriverWords>> = { en, pt, es }

// Not in the page's own script: most drivers read one language of the three.
const namesIn: Readonly<Partial<Record<PageLanguage, () => Promise<{ readonly names: Names }>>>> = {
  pt: () => import('@chauffeur/words/pt/names'),
  es: () => import('@chauffeur/words/es/names'),
}

/** The words of the page, and a name of ours in their language, of a place, a stop or luggage; any other stays as it is. */
interface PageWords extends DriverWords {
  readonly nameOf: (name: string) => string
}

export const WordsContext = createContext<PageWords>({ ...en, nameOf: (name) => name })

export function useWords(): PageWords {
  return use(WordsContext)
}

/** The words of a language. The names come a moment later; without a signal they stay as they are in English. */
export function useWordsIn(language: PageLanguage): PageWords {
  const [names, setNames] = useState<Partial<Record<PageLanguage, Names>>>({})
  useEffect(() => {
    void namesIn[language]?.().then(
      (loaded) => setNames((known) => ({ ...known, [language]: loaded.names })),
      () => {},
    )
  }, [language])
  return useMemo(
    () => ({ ...wordsIn[language], nameOf: (name) => translateName(names[language] ?? {}, name) }),
    [language, names],
  )
}

const KEPT = 'driver-language'

/** The language that the driver has chosen on this phone, else the one of the driver's record. */
export function useLanguage(spoken: readonly string[] | undefined) {
  const [chosen, setChosen] = useState(readChosen)
  const language = chosen ?? driverLocale(spoken ?? navigator.languages.map((tag) => tag.slice(0, 2)))
  useEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-PT' : language
  }, [language])
  return {
    language,
    choose: (next: PageLanguage) => {
      setChosen(next)
      try {
        localStorage.setItem(KEPT, next)
      } catch {
        // It is asked for again next time.
      }
    },
  }
}

function readChosen(): PageLanguage | undefined {
  try {
    const kept = localStorage.getItem(KEPT)
    return PAGE_LANGUAGES.find((language) => language === kept)
  } catch {
    return undefined
  }
}

interface LanguageSwitchProps {
  readonly language: PageLanguage
  readonly onChoose: (language: PageLanguage) => void
}

const NAMES: Readonly<Record<PageLanguage, string>> = { en: 'English', pt: 'Português', es: 'Español' }

export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const words = useWords()
  return (
    <fieldset aria-label={words.language} className="flex shrink-0 rounded-card bg-sunken p-0.5">
      {PAGE_LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          // Begins with what is seen: who speaks to the phone says that.
          aria-label={`${one.toUpperCase()} ${NAMES[one]}`}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-11 min-w-11 rounded-control text-sm font-semibold uppercase',
            one === language ? 'bg-raised text-ink shadow-card' : 'text-soft',
          )}
        >
          {one}
        </button>
      ))}
    </fieldset>
  )
}
