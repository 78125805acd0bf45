import { useId, type ReactNode } from 'react'
import { Card } from '../../../shared/ui/card.tsx'

type PartProps = { readonly title: string; readonly children: ReactNode }

/** A part of the form under its own title. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <Card as="section" padding="medium" aria-labelledby={id} className="grid content-start gap-5">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** The title of a card that is one line high: what it is called, and what there is to know. */
export function Choice({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <>
      {name} <span className="ps-1.5 text-sm font-normal text-soft max-sm:block max-sm:ps-0">{detail}</span>
    </>
  )
}
