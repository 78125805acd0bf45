import { useSite } from '../site/use-site.ts'

/** The ways to a person, as far as the owner has set any. */
export function CallUs({ lead }: { lead: string }) {
  const { contactPhone, contactEmail } = useSite()
  const ways = [
    ...(contactPhone === null
      ? []
      : [{ href: `tel:${contactPhone.replace(/[^+\d]/g, '')}`, text: contactPhone }]),
    ...(contactEmail === null ? [] : [{ href: `mailto:${contactEmail}`, text: contactEmail }]),
  ]
  if (ways.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
      {lead}
      {ways.map(({ href, text }) => (
        <a key={href} href={href} className="link tabular">
          {text}
        </a>
      ))}
    </p>
  )
}
