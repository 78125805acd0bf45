import { useId, type ReactNode } from 'react'

type SectionProps = { title: string; children: ReactNode }

/** A part of the page under its own title. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-card bg-raised px-4 py-4 text-sm shadow-card sm:px-5"
    >
      <h3 id={titleId} className="mb-2.5 font-sans text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
