import { Link } from '@tanstack/react-router'
import { navigation, navigationTexts } from '../content/navigation.ts'
import { Button } from '../ui/button.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneLink } from './phone-link.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { useSite } from './use-site.ts'
import { HeaderChat } from './whatsapp-button.tsx'

interface SiteHeaderProps {
  readonly isBooking: boolean
  /** Where the floating button would cover the page. */
  readonly hasChat: boolean
}

/** The bar on top of every public page: whose page this is, where to go, and the way to the booking. */
export function SiteHeader({ isBooking, hasChat }: SiteHeaderProps) {
  const { brandName, contactPhone, logoUrl } = useSite()
  return (
    <header data-theme="night" className="fixed inset-x-0 top-0 z-40 border-b border-line">
      <div className="shell flex h-16 items-center gap-x-2 md:gap-x-7">
        <Link
          to="/"
          aria-label={navigationTexts.home(brandName)}
          className="mr-auto flex min-h-11 min-w-0 items-center font-display text-heading"
        >
          {logoUrl ? (
            <img src={logoUrl} alt="" className="h-9 min-w-0 object-contain" />
          ) : (
            // Its letters sit high in their line.
            <span className="truncate pt-1.5">{brandName}</span>
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
