import { LANGUAGE_TAGS, localePath, type Locale } from '@chauffeur/domain/locale'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { stopOffering } from './language-preference.ts'

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
