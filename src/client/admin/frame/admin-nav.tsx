import type { Webhook } from '@chauffeur/contract/webhooks'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { readAlone, trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { tabLook } from '../../shared/ui/tabs.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { adminTabs } from './admin-tabs.ts'

type AdminNavProps = {
  /** The tabs themselves, on the page that they belong to; elsewhere links lead to them. */
  tabs?: ReactNode
}

/** The one navigation of the admin: the day's work, the catalogue, the system; with how much waits on each page. */
export function AdminNav({ tabs }: AdminNavProps) {
  const unanswered = useUnansweredEnquiries()
  const failed = useFailedMails()
  const failing = useFailingWebhooks()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showActive(nav.current))
  return (
    <nav
      ref={nav}
      aria-label="Office pages"
      // inline-size containment: the width of its pages must not widen the page they scroll in
      className="group/nav flex overflow-x-auto overflow-y-hidden [contain:inline-size] [scrollbar-width:none]"
    >
      <ul className="flex">
        <PageLink to="/admin/today" label="Today’s work" />
        <PageLink to="/admin/enquiries" label="Enquiries" count={unanswered} what="not answered" />
      </ul>
      {tabs ?? (
        <ul className="flex">
          {adminTabs.map(({ value, label, opensGroup }) => (
            <Page key={value} opensGroup={opensGroup}>
              <Link
                to="/admin"
                search={value === adminTabs[0].value ? {} : { tab: value }}
                activeOptions={{ exact: true, includeSearch: true }}
                className={tabLook}
              >
                <TabLabel value={value} label={label} />
              </Link>
            </Page>
          ))}
        </ul>
      )}
      <ul className="flex">
        <PageLink to="/admin/mails" label="Mails" count={failed} what="given up" opensGroup />
        <PageLink to="/admin/api-keys" label="API keys" />
        <PageLink to="/admin/webhooks" label="Webhooks" count={failing} what="failing" />
        <PageLink to="/admin/cars" label="Cars" />
        <PageLink to="/admin/firm" label="Firm" />
      </ul>
    </nav>
  )
}

/** A tab's name; that of the bookings with how many wait. */
export function TabLabel({ value, label }: { value: string; label: string }) {
  const waiting = useWaitingBookings()
  return (
    <>
      {label} {value === adminTabs[0].value && <Count of={waiting} what="waiting" />}
    </>
  )
}

type PageLinkProps = {
  to:
    | '/admin/today'
    | '/admin/enquiries'
    | '/admin/mails'
    | '/admin/api-keys'
    | '/admin/webhooks'
    | '/admin/cars'
    | '/admin/firm'
  label: string
  /** How much waits there, and what it is. */
  count?: number
  what?: string
  opensGroup?: boolean
}

function PageLink({ to, label, count = 0, what = '', opensGroup }: PageLinkProps) {
  return (
    <Page opensGroup={opensGroup}>
      <Link to={to} activeOptions={{ includeSearch: false }} className={tabLook}>
        {label} <Count of={count} what={what} />
      </Link>
    </Page>
  )
}

function Page({ opensGroup = false, children }: { opensGroup?: boolean | undefined; children: ReactNode }) {
  return <li className={classNames('flex', opensGroup && groupStart)}>{children}</li>
}

/** A line before the first page of a group. */
export const groupStart =
  'relative ms-2 ps-2 before:absolute before:inset-y-3 before:left-0 before:w-px before:bg-line-strong'

function Count({ of: count, what }: { of: number; what: string }) {
  if (count === 0) return null
  return (
    <span className="min-w-5.5 rounded-full bg-accent-fill px-1.5 py-0.5 text-center text-xs font-semibold tabular text-on-accent">
      {count} <VisuallyHidden>{what}</VisuallyHidden>
    </span>
  )
}

/** Scrolls sideways until the page that is shown stands in view. */
function showActive(nav: HTMLElement | null): void {
  const active = nav?.querySelector('[aria-current="page"], [data-state="active"]')?.getBoundingClientRect()
  if (!nav || !active) return
  const { left, right } = nav.getBoundingClientRect()
  if (active.left < left) nav.scrollLeft -= left - active.left
  else if (active.right > right) nav.scrollLeft += active.right - right
}

// Always counted again when a page opens.
const fresh = { staleTime: 0 }

/** The query of the count of enquiries. */
export const unansweredOnly = { limit: 1, answered: false }

/** How many enquiries wait for an answer; 0 while that is not known. */
function useUnansweredEnquiries(): number {
  return trpc.enquiries.list.useQuery(unansweredOnly, fresh).data?.unanswered ?? 0
}

/** How many mails were given up; 0 while that is not known. */
function useFailedMails(): number {
  return trpc.mails.list.useQuery({ limit: 1 }, fresh).data?.failed ?? 0
}

/** How many webhooks need attention; 0 while that is not known. */
function useFailingWebhooks(): number {
  return trpc.webhooks.list.useQuery(undefined, fresh).data?.failing ?? 0
}

/** The receivers of an API key, while they are known. */
export function useReceiversOf(apiKeyId: string): readonly Webhook[] {
  const { data } = trpc.webhooks.list.useQuery(undefined, fresh)
  return data?.webhooks.filter(({ apiKey }) => apiKey?.id === apiKeyId) ?? []
}

/** How many bookings wait for a decision and when the latest was made, as read last. */
export function useWatchedBookings() {
  return trpc.bookings.watch.useQuery(undefined, { ...readAlone, staleTime: 0 })
}

/** How many bookings wait for a decision, themselves or with a change; 0 while that is not known. */
function useWaitingBookings(): number {
  const { data } = useWatchedBookings()
  return (data?.waiting ?? 0) + (data?.changes ?? 0)
}
