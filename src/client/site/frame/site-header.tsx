import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { navigationTexts } from '@chauffeur/words/en/frame'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { useSite } from '../../shared/firm/use-site.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CloseIcon, MenuIcon } from '../../shared/ui/icons.tsx'
import { LanguageSwitch, languageToOffer } from '../../shared/firm/language-switch.tsx'
import { HeaderChat, PhoneLink } from './contact-links.tsx'

/** So many letters of a brand have room beside the longest link of a phone 320 pixels wide. */
const FITS_IN_LARGE = 8
const navigation = ['/', '/fleet', '/trip'] as const

interface SiteHeaderProps {
  readonly isBooking: boolean
  /** Where the floating button would cover the page. */
  readonly hasChat: boolean
}

/** The bar on top of every public page: whose page this is, where to go, and the way to the booking. */
export function SiteHeader({ isBooking, hasChat }: SiteHeaderProps) {
  const { brandName, contactPhone, logoUrl } = useSite()
  return (
    <header data-theme={isBooking ? 'night' : 'sand'} className="fixed inset-x-0 top-0 z-40">
      <div className="shell flex h-15 items-center gap-x-2 max-[22rem]:gap-x-0 md:h-16 md:gap-x-7">
        <Link
          to="/"
          aria-label={navigationTexts.home(brandName)}
          className="mr-auto flex min-h-11 min-w-0 items-center font-display text-heading"
        >
          {logoUrl ? (
            <img src={logoUrl} alt="" className="h-9 min-w-0 object-contain" />
          ) : (
            // Its letters sit high in their line. A long one has up to three smaller lines on a phone.
            <span
              className={classNames(
                'line-clamp-3 pt-1.5 wrap-anywhere',
                brandName.length > FITS_IN_LARGE && 'max-md:pt-1 max-md:text-base/4.5',
              )}
            >
              {brandName}
            </span>
          )}
        </Link>
        <nav aria-label={navigationTexts.main} className="hidden items-center gap-x-7 md:flex">
          {navigation.map((to) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true }}
              className={
                'relative flex min-h-11 items-center text-sm text-soft transition-colors hover:text-ink ' +
                'aria-[current=page]:text-ink after:absolute after:inset-x-0 after:bottom-2 after:h-px ' +
                'after:scale-x-0 after:bg-accent-line after:transition-transform aria-[current=page]:after:scale-x-100'
              }
            >
              {navigationTexts.pages[to]}
            </Link>
          ))}
        </nav>
        {!isBooking && (
          <Link
            to="/trip"
            className="flex min-h-11 items-center px-2 text-sm whitespace-nowrap max-[22rem]:px-1 aria-[current=page]:text-accent md:hidden"
          >
            {navigationTexts.pages['/trip']}
          </Link>
        )}
        <LanguageSwitch isShort className="max-md:hidden" />
        {contactPhone && <PhoneLink number={contactPhone} className="text-sm max-lg:hidden" />}
        {!isBooking && (
          <Button asChild variant="primary" size="small" className="min-h-11! max-md:hidden">
            <Link to="/book">{navigationTexts.bookNow}</Link>
          </Button>
        )}
        {!isBooking && <LanguageOffer />}
        {hasChat && <HeaderChat />}
        <PhoneMenu isBooking={isBooking} contactPhone={contactPhone} />
      </div>
    </header>
  )
}

const loadLine = () => import('./language-line.tsx')

/** Offers the page in the visitor's own language, once it can be used. */
function LanguageOffer() {
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

/** The header's links where there is no room for them side by side. */
function PhoneMenu({ isBooking, contactPhone }: { isBooking: boolean; contactPhone: string | null }) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    // The focus or a finger elsewhere on the page: it has done its work.
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])

  return (
    <div ref={root} className="-mr-2.5 md:hidden">
      <IconButton
        ref={button}
        label={open ? navigationTexts.closeMenu : navigationTexts.openMenu}
        icon={open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <nav
        id={panelId}
        aria-label={navigationTexts.main}
        hidden={!open}
        className="absolute inset-x-0 top-full animate-fade-in border-y border-line bg-surface pt-3 pb-6 shadow-float"
      >
        <ul className="shell">
          {navigation.map((to) => (
            <li key={to} className="border-b border-line">
              <Link
                to={to}
                activeOptions={{ exact: true }}
                onClick={close}
                className="flex min-h-14 items-center font-display text-heading aria-[current=page]:text-accent"
              >
                {navigationTexts.pages[to]}
              </Link>
            </li>
          ))}
          {contactPhone && (
            <li>
              <PhoneLink number={contactPhone} className="min-h-14!" />
            </li>
          )}
          <li className="border-t border-line pt-2">
            <LanguageSwitch />
          </li>
          {!isBooking && (
            <li className="mt-2">
              <Button asChild variant="primary" size="large" block>
                <Link to="/book" onClick={close}>
                  {navigationTexts.bookNow}
                </Link>
              </Button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
