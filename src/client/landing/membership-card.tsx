import { homeV4 } from '../content/home-v4.ts'
import { membership } from '../content/membership.ts'
import { useSite } from '../site/use-site.ts'
import { Button } from '../ui/button.tsx'
import { CheckIcon } from '../ui/icons.tsx'

/** The Elite membership, as advertised. Its button has no action, as agreed; who wants it writes to the address below. */
export function MembershipCard() {
  const { contactEmail } = useSite()
  const { eyebrow, heading, price, period, benefits, join } = membership
  return (
    <div data-theme="night" className="flex flex-col rounded-sheet p-6 shadow-card sm:p-10">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-4 text-title">{heading}</h2>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display text-display text-accent">{price}</span>
        <span className="text-soft">{period}</span>
      </p>
      <ul className="mt-6 mb-9 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">{benefit}</span>
          </li>
        ))}
      </ul>
      <Button size="large" className="mt-auto self-start max-sm:w-full">
        {join}
      </Button>
      {contactEmail && (
        <p className="mt-4 text-sm text-soft">
          {homeV4.membershipContact}{' '}
          <a href={`mailto:${contactEmail}`} className="link break-all">
            {contactEmail}
          </a>
        </p>
      )}
    </div>
  )
}
