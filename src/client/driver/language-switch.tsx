import { classNames } from '../ui/class-names.ts'
import { useWords } from './words-context.ts'
import { PAGE_LANGUAGES, type PageLanguage } from './words/words.ts'

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
