import { testimonials, testimonialTexts, type Testimonial } from '../content/testimonials.ts'
import { StarIcon } from '../ui/icons.tsx'
import { SectionHead } from './section-head.tsx'

/** Quotes of guests: the first one large, the others beside it. */
export function Testimonials() {
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <section>
      <div className="shell section">
        <SectionHead eyebrow={testimonialTexts.eyebrow} heading={testimonialTexts.heading} />
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[7fr_5fr]">
          <Quote {...first} className="text-title lg:text-display" />
          <div className="grid content-between gap-y-10 lg:border-l lg:border-line lg:pl-12">
            {others.map((testimonial) => (
              <Quote key={testimonial.name} {...testimonial} className="text-heading" />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Quote({ name, quote, rating, className }: Testimonial & { className: string }) {
  const { role, content } = testimonialTexts.quotes[quote]
  return (
    <figure>
      <div className="flex gap-1 text-accent">
        <span className="sr-only">{testimonialTexts.rating(rating)}</span>
        {Array.from({ length: rating }, (_, star) => (
          <StarIcon key={star} className="size-4 fill-current" />
        ))}
      </div>
      <blockquote className={`mt-4 font-display text-balance ${className}`}>
        <p>{testimonialTexts.quote(content)}</p>
      </blockquote>
      <figcaption className="mt-5 text-sm">
        <span className="font-medium">{name}</span>
        <span className="block text-soft">{role}</span>
      </figcaption>
    </figure>
  )
}
