import { explainer } from '../content/explainer.ts'
import { SectionHead } from './section-head.tsx'

/** How it goes: the way of a journey, with three halts. */
export function ThreeSteps() {
  const { eyebrow, heading, steps } = explainer
  return (
    <section>
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading} />
        <ol className="mt-12 grid gap-y-10 md:grid-cols-3 lg:mt-16">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={
                'relative pb-1 pl-10 md:pt-10 md:pr-12 md:pl-0 ' +
                'before:absolute before:top-2.5 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-accent-line before:bg-surface before:z-1 md:before:top-0 ' +
                'after:absolute after:top-4 after:-bottom-12 after:left-1.25 after:w-px after:bg-accent-line last:after:hidden ' +
                'md:after:top-1.25 md:after:right-0 md:after:bottom-auto md:after:left-0 md:after:h-px md:after:w-full'
              }
            >
              <h3 className="text-title">
                <span className="sr-only">{index + 1}. </span>
                {title}
              </h3>
              <p className="mt-2 max-w-sm text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
