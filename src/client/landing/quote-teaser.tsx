import { homeV4 } from '../content/home-v4.ts'
import { BookLink } from './book-link.tsx'

/** The quote form as a picture of itself: its button leads to the booking. */
export function QuoteTeaser() {
  const { heading, lines, text, example, action } = homeV4.teaser
  return (
    <div className="flex flex-col rounded-sheet bg-raised p-6 shadow-card sm:p-10">
      <h2 className="text-title">{heading}</h2>
      <p className="mt-3 text-soft">{text}</p>
      <p className="eyebrow mt-8">{example}</p>
      <dl className="mt-3 mb-9 border-t border-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-4 border-b border-line py-3.5">
            <dt className="w-16 text-sm text-soft">{label}</dt>
            <dd className="font-display text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      <BookLink className="mt-auto self-start max-sm:w-full">{action}</BookLink>
    </div>
  )
}
