import { mainPage } from '../content/home.ts'
import { claims } from '../content/claims.ts'
import { ClockIcon, ShieldIcon, StarIcon } from '../ui/icons.tsx'
import { SectionHead } from './section-head.tsx'

const icons = [ClockIcon, ShieldIcon, StarIcon]
const terms = ['price', 'cancellation', 'hourly', 'invoicing'] as const

/** What every journey comes with: three promises, and the terms in one line each. */
export function Excellence() {
  const { eyebrow, heading, text, promises } = mainPage.excellence
  return (
    <section>
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <ul className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3 lg:mt-16">
          {promises.map(({ title, text }, index) => {
            const Icon = icons[index] ?? StarIcon
            return (
              <li key={title}>
                <Icon className="size-7 text-accent" />
                <h3 className="mt-5 text-heading">{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </li>
            )
          })}
        </ul>
        <ul className="mt-14 grid border-t border-line text-sm sm:grid-cols-2 lg:grid-cols-4">
          {terms.map((claim) => (
            <li
              key={claim}
              className="border-line py-4 pr-6 max-lg:border-b sm:max-lg:even:pl-6 lg:not-first:border-l lg:not-first:pl-6"
            >
              {claims[claim].title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
