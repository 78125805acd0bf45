import { Link } from '@tanstack/react-router'
import { PhoneIcon } from '../ui/icons.tsx'
import { useSite } from './use-site.ts'

/** The bar on top of every public page: whose page this is, and how to reach them. */
export function SiteHeader() {
  const { brandName, contactPhone } = useSite()
  return (
    <header data-theme="night" className="sticky top-0 z-40">
      <div className="shell flex h-16 items-center justify-between gap-4">
        <Link to="/" className="font-display text-heading">
          {brandName}
        </Link>
        {contactPhone && (
          <a
            href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}
            className="flex min-h-11 items-center gap-2 text-sm"
          >
            <PhoneIcon />
            {contactPhone}
          </a>
        )}
      </div>
    </header>
  )
}
