import { useEffect, useState, type ReactNode } from 'react'
import { languageToOffer } from './language-preference.ts'

const loadLine = () => import('./language-line.tsx')

/** Offers the page in the visitor's own language, once it can be used. */
export function LanguageOffer() {
  const [line, setLine] = useState<ReactNode>(null)
  useEffect(() => {
    const locale = languageToOffer()
    if (!locale) return undefined
    let isLeft = false
    async function offer(language: NonNullable<typeof locale>) {
      const { LanguageLine } = await loadLine()
      if (!isLeft) setLine(<LanguageLine locale={language} onClose={() => setLine(null)} />)
    }
    // Where it cannot be loaded, nobody misses it.
    offer(locale).catch(() => {})
    return () => {
      isLeft = true
    }
  }, [])
  return line
}
