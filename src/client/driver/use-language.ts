import { useEffect, useState } from 'react'
import { languageOf, PAGE_LANGUAGES, type PageLanguage } from './words/words.ts'

const KEPT = 'driver-language'

/** The language that the driver has chosen on this phone, else the one of the driver's record. */
export function useLanguage(spoken: readonly string[] | undefined) {
  const [chosen, setChosen] = useState(readChosen)
  const language = chosen ?? languageOf(spoken ?? navigator.languages.map((tag) => tag.slice(0, 2)))
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
