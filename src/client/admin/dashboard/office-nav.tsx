import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUnanswered } from '../enquiries/use-enquiries.ts'

/** The pages of the office, with how many enquiries wait for an answer. */
export function OfficeNav({ className }: { className: string }) {
  const unanswered = useUnanswered()
  return (
    <nav aria-label="Office pages" className={className}>
      <ul className="flex gap-1">
        <Page to="/admin">Dashboard</Page>
        <Page to="/admin/enquiries">
          Enquiries{' '}
          {unanswered > 0 && (
            <span className="min-w-5.5 rounded-full bg-accent-fill px-1.5 py-0.5 text-center text-xs font-semibold tabular text-on-accent">
              {unanswered} <VisuallyHidden>not answered</VisuallyHidden>
            </span>
          )}
        </Page>
      </ul>
    </nav>
  )
}

function Page({ to, children }: { to: '/admin' | '/admin/enquiries'; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-soft transition-colors hover:text-ink',
          'aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent-line aria-[current=page]:underline-offset-8',
        )}
      >
        {children}
      </Link>
    </li>
  )
}
