import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { navigation, navigationTexts } from '../content/navigation.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneLink } from './phone-link.tsx'

type PhoneMenuProps = { isBooking: boolean; contactPhone: string | null }

/** The header's links where there is no room for them side by side. */
export function PhoneMenu({ isBooking, contactPhone }: PhoneMenuProps) {
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
