import { useSite } from './use-site.ts'

/** The foot of every public page. */
export function SiteFooter() {
  const { brandName, contactEmail } = useSite()
  return (
    <footer data-theme="night">
      <div className="shell py-10 text-sm text-soft">
        {brandName} · {contactEmail}
      </div>
    </footer>
  )
}
