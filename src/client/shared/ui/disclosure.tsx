import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

type DisclosureProps = {
  title: ReactNode
  /** Disclosures of one name open one at a time. */
  name?: string | undefined
  defaultOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The browser's own details: its content is in the page for search engines and readers without scripts. */
export function Disclosure({ title, name, defaultOpen, className, children }: DisclosureProps) {
  return (
    <details
      name={name}
      open={defaultOpen}
      className={classNames('group/details border-b border-line', className)}
    >
      <summary
        className={
          'flex min-h-12 list-none items-center justify-between gap-4 rounded-control py-4 font-medium ' +
          'transition-colors hover:text-accent [&::-webkit-details-marker]:hidden'
        }
      >
        <span className="min-w-0">{title}</span>
        <ChevronDownIcon className="size-5 text-soft transition-transform duration-200 group-open/details:rotate-180" />
      </summary>
      <div className="pb-5 text-soft">{children}</div>
    </details>
  )
}
