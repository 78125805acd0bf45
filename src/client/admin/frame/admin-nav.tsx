import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useFailedMails, useFailingWebhooks, useUnansweredEnquiries } from './use-open-counts.ts'

/** The pages of the office, with how much on them waits for somebody. */
export function AdminNav({ className }: { className: string }) {
  const unanswered = useUnansweredEnquiries()
  const failed = useFailedMails()
  const failing = useFailingWebhooks()
  return (
    <nav aria-label="Office pages" className={className}>
      <ul className="flex flex-wrap gap-x-1">
        <Page to="/admin">Dashboard</Page>
        <Page to="/admin/enquiries">
          Enquiries <Count of={unanswered} what="not answered" />
        </Page>
        <Page to="/admin/mails">
          Mails <Count of={failed} what="given up" />
        </Page>
        <Page to="/admin/api-keys">API keys</Page>
        <Page to="/admin/webhooks">
          Webhooks <Count of={failing} what="failing" />
        </Page>
      </ul>
    </nav>
  )
}

function Count({ of: count, what }: { of: number; what: string }) {
  if (count === 0) return null
  return (
    <span className="min-w-5.5 rounded-full bg-accent-fill px-1.5 py-0.5 text-center text-xs font-semibold tabular text-on-accent">
      {count} <VisuallyHidden>{what}</VisuallyHidden>
    </span>
  )
}

type PageProps = {
  to: '/admin' | '/admin/enquiries' | '/admin/mails' | '/admin/api-keys' | '/admin/webhooks'
  children: ReactNode
}

function Page({ to, children }: PageProps) {
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: to === '/admin', includeSearch: false }}
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
