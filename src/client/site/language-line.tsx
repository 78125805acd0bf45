import { LANGUAGE_TAGS, type Locale } from '@chauffeur/domain/locale'
import { IconButton } from '../ui/icon-button.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { keepClear } from '../ui/keep-clear.ts'
import { LanguageLink } from './language-link.tsx'
import { stopOffering } from './language-preference.ts'

/** In the language that is offered, whatever that of the page. */
const texts = {
  pt: { offer: 'Este site também está em português.', follow: 'Ver em português', close: 'Fechar' },
  es: { offer: 'Este sitio también está en español.', follow: 'Ver en español', close: 'Cerrar' },
} as const satisfies Record<Exclude<Locale, 'en'>, object>

type LanguageLineProps = { locale: keyof typeof texts; onClose: () => void }

/** A quiet line over the page, where it covers nothing that can be pressed. */
export function LanguageLine({ locale, onClose }: LanguageLineProps) {
  const { offer, follow, close } = texts[locale]
  return (
    <aside
      ref={keepClearWhileShown}
      data-theme="night"
      lang={LANGUAGE_TAGS[locale]}
      aria-label={offer}
      className="fixed top-18 left-3 z-30 flex max-w-[calc(100vw-1.5rem)] animate-fade-in items-center gap-x-3 rounded-card border border-line-strong py-0.5 pr-1 pl-4 text-sm shadow-float"
    >
      <p className="flex flex-wrap items-center gap-x-3">
        {offer}
        <LanguageLink locale={locale} className="link inline-flex min-h-11 items-center">
          {follow}
        </LanguageLink>
      </p>
      <IconButton
        label={close}
        icon={<CloseIcon className="size-4.5" />}
        onClick={() => {
          stopOffering()
          onClose()
        }}
      />
    </aside>
  )
}

function keepClearWhileShown(line: HTMLElement | null) {
  return line ? keepClear(line) : undefined
}
