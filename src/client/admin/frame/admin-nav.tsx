import type { Webhook } from '@chauffeur/contract/webhooks'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { readAlone, trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { ClockIcon, NoteIcon } from '../../shared/ui/icons.tsx'
import { MailIcon, SettingsIcon } from '../../shared/ui/more-icons.tsx'
import { tabLook } from '../../shared/ui/tabs.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { adminTabs } from './admin-tabs.ts'
import { placeOf, settingsPages, type OfficePlace, type SettingsPage } from './office-pages.ts'

type AdminNavProps = {
  /** The tabs themselves, on the page that they belong to; elsewhere links lead to them. */
  tabs?: ReactNode
}

/**
 * The pages of the office in one row: the day's work, then what is set up. On a narrow screen the row is left to the
 * dashboard's tabs, and the bar at the bottom leads to the rest.
 */
export function AdminNav({ tabs }: AdminNavProps) {
  const unanswered = useUnansweredEnquiries()
  const attention = useFailedMails() + useFailingWebhooks()
  const place = usePlace()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showActive(nav.current))
  return (
    <nav
      ref={nav}
      aria-label="Office pages"
      // inline-size containment: the width of its pages must not widen the page they scroll in
      className={classNames(
        'flex overflow-x-auto overflow-y-hidden [contain:inline-size] [scrollbar-width:none] xl:min-w-0 xl:flex-1',
        tabs ? 'max-xl:order-last max-xl:w-full' : 'max-xl:hidden',
      )}
    >
      <ul className="flex max-xl:hidden">
        <PageLink to="/admin/today" label="Today" isWork />
        <PageLink to="/admin/enquiries" label="Enquiries" count={unanswered} what="not answered" isWork />
      </ul>
      {tabs ?? (
        <ul className="flex">
          {adminTabs.map(({ value, label, opensGroup }) => (
            <li key={value} className={classNames('flex', opensGroup && groupStart)}>
              <Link
                to="/admin"
                search={value === adminTabs[0].value ? {} : { tab: value }}
                activeOptions={{ exact: true, includeSearch: true }}
                data-state={value === adminTabs[0].value && place === 'bookings' ? 'active' : undefined}
                className={navLook(value === adminTabs[0].value)}
              >
                <TabLabel value={value} label={label} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="flex max-xl:hidden">
        <PageLink
          to="/admin/settings"
          label="Settings"
          count={attention}
          what="need attention"
          isActive={place === 'settings' && !tabs}
        />
      </ul>
    </nav>
  )
}

/** Of a page in the header: that of the day's work is heavier than that of what is set up. */
export function navLook(isWork: boolean): string {
  return classNames(tabLook, isWork ? 'font-semibold! text-ink!' : 'xl:text-faint')
}

/** The part of the office that is shown. */
export function usePlace(): OfficePlace {
  return useRouterState({ select: ({ location }) => placeOf(location) })
}

/** The day's work on a narrow screen, under the thumb. */
export function BottomBar() {
  const unanswered = useUnansweredEnquiries()
  const waiting = useWaitingBookings()
  const attention = useFailedMails() + useFailingWebhooks()
  const place = usePlace()
  return (
    <nav
      aria-label="Day’s work"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-4">
        <BarLink to="/admin/today" label="Today" Icon={ClockIcon} isActive={place === 'today'} />
        <BarLink
          to="/admin"
          label="Bookings"
          Icon={NoteIcon}
          count={waiting}
          what="waiting"
          isActive={place === 'bookings'}
        />
        <BarLink
          to="/admin/enquiries"
          label="Enquiries"
          Icon={MailIcon}
          count={unanswered}
          what="not answered"
          isActive={place === 'enquiries'}
        />
        <BarLink
          to="/admin/settings"
          label="Settings"
          Icon={SettingsIcon}
          count={attention}
          what="need attention"
          isActive={place === 'settings'}
        />
      </ul>
    </nav>
  )
}

type BarLinkProps = {
  to: '/admin' | '/admin/today' | '/admin/enquiries' | '/admin/settings'
  label: string
  Icon: typeof ClockIcon
  count?: number
  what?: string
  isActive: boolean
}

function BarLink({ to, label, Icon, count = 0, what = '', isActive }: BarLinkProps) {
  return (
    <li className="flex">
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isActive ? 'page' : undefined}
        className="relative grid min-h-16 flex-1 content-center justify-items-center gap-0.5 text-xs font-medium text-soft aria-[current=page]:text-ink focus-visible:-outline-offset-2"
      >
        <Icon className={classNames('size-5.5', isActive && 'text-accent')} />
        <span>{label}</span>
        <span className="absolute top-1.5 left-1/2 ms-1.5">
          <Count of={count} what={what} />
        </span>
      </Link>
    </li>
  )
}

/** The pages of Settings beside each other, above each of them. */
export function SettingsNav() {
  const counts: Partial<Record<SettingsPage, { readonly count: number; readonly what: string }>> = {
    '/admin/mails': { count: useFailedMails(), what: 'given up' },
    '/admin/webhooks': { count: useFailingWebhooks(), what: 'failing' },
  }
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showActive(nav.current))
  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="border-b border-line [contain:inline-size] overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
    >
      <ul className="mx-auto flex max-w-[90rem] px-1 sm:px-3">
        {settingsPages.map(({ to, label }) => (
          <PageLink key={to} to={to} label={label} {...counts[to]} />
        ))}
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
  to: '/admin/today' | '/admin/enquiries' | '/admin/settings' | SettingsPage
  label: string
  /** How much waits there, and what it is. */
  count?: number
  what?: string
  isWork?: boolean
  /** Where a page below it is shown. */
  isActive?: boolean
}

function PageLink({ to, label, count = 0, what = '', isWork = false, isActive = false }: PageLinkProps) {
  return (
    <li className="flex">
      <Link
        to={to}
        activeOptions={{ includeSearch: false }}
        data-state={isActive ? 'active' : undefined}
        className={navLook(isWork)}
      >
        {label} <Count of={count} what={what} />
      </Link>
    </li>
  )
}

/** A line before the first page of a group. */
export const groupStart =
  'relative ms-1.5 ps-1.5 before:absolute before:inset-y-4 before:left-0 before:w-px before:bg-line-strong'

function Count({ of: count, what }: { of: number; what: string }) {
  if (count === 0) return null
  return (
    <span className="min-w-5.5 rounded-full bg-accent-fill px-1.5 py-0.5 text-center text-xs font-semibold tabular text-on-accent">
      {count} <VisuallyHidden>{what}</VisuallyHidden>
    </span>
  )
}

/**
 * Scrolls sideways until the page that is shown stands in view. Where it stands comes with the next frame: asked for at once,
 * the browser would lay out the whole page for it.
 */
function showActive(nav: HTMLElement | null): (() => void) | undefined {
  const active = nav?.querySelector('[aria-current="page"], [data-state="active"]')
  if (!nav || !active || typeof IntersectionObserver === 'undefined') return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect()
      for (const { boundingClientRect: of, rootBounds: view } of entries)
        if (view) nav.scrollLeft += Math.min(0, of.left - view.left) + Math.max(0, of.right - view.right)
    },
    { root: nav },
  )
  observer.observe(active)
  return () => observer.disconnect()
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

/** The receivers of a partner, while they are known. */
export function useReceiversOf(partnerId: string): readonly Webhook[] {
  const { data } = trpc.webhooks.list.useQuery(undefined, fresh)
  return data?.webhooks.filter(({ partner }) => partner?.id === partnerId) ?? []
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
