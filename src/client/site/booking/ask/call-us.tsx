import { phoneLink, mailLink } from '@chauffeur/domain/contact-formats'
import { useSite } from '../../../shared/firm/use-site.ts'
import { classNames } from '../../../shared/ui/class-names.ts'

/** Phone and WhatsApp, as far as the owner has set them. */
export function CallUs({ lead, className }: { lead: string; className?: string | undefined }) {
  const { contactPhone, contactEmail } = useSite()
  const ways = [
    ...(contactPhone === null ? [] : [{ href: phoneLink(contactPhone), text: contactPhone }]),
    ...(contactEmail === null ? [] : [{ href: mailLink(contactEmail), text: contactEmail }]),
  ]
  if (ways.length === 0) return null
  return (
    <p className={classNames('mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      {lead}
      {ways.map(({ href, text }) => (
        <a
          key={href}
          href={href}
          className="tabular link inline-flex items-center break-all pointer-coarse:min-h-11"
        >
          {text}
        </a>
      ))}
    </p>
  )
}
