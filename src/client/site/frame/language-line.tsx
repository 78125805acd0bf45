import { LANGUAGE_TAGS, type Locale } from '@chauffeur/domain/locale'
import { IconButton } from '../../shared/ui/button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import { keepClear } from '../../shared/ui/keep-clear.ts'
import { LanguageLink, stopOffering } from '../../shared/firm/language-switch.tsx'

/** In the language that is offered, whatever that of the page. */
const texts = {
  pt: { offer: 'Este site também está em português.', follow: 'Ver em português', close: 'Fechar' },
  es: { offer: 'Este sitio también está en español.', follow: 'Ver en español', close: 'Cerrar' },
} as const satisfies Record<Exclude<Locale, 'en'>, object>

/** A quiet line over the page, where it covers nothing that can be pressed; on a phone a link in the header, as there is no such place. */
export function LanguageLine({ locale, onClose }: { locale: keyof typeof texts; onClose: () => void }) {
  const { offer, follow, close } = texts[locale]
  return (
    <section
      ref={keepClearWhileShown}
      data-theme="night"
      lang={LANGUAGE_TAGS[locale]}
      aria-label={offer}
      className={
        'flex shrink-0 animate-fade-in items-center text-sm md:fixed md:top-18 md:left-3 md:z-30 md:gap-x-3 ' +
        'md:rounded-card md:border md:border-line-strong md:py-0.5 md:pr-1 md:pl-4 md:shadow-float'
      }
    >
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="max-md:hidden">{offer}</span>
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
    </section>
  )
}

function keepClearWhileShown(line: HTMLElement | null) {
  return line ? keepClear(line) : undefined
}
