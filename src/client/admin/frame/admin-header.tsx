import { Link, type LinkProps } from '@tanstack/react-router'
import { lazy, type ReactNode, use, useEffect, useRef, type RefObject } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { ChevronLeftIcon } from '../../shared/ui/icons.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { BellIcon, BellOffIcon, KeyIcon, SearchIcon } from '../../shared/ui/more-icons.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { UnsavedWorkContext } from '../../shared/ui/unsaved.tsx'
import { useLateDialog } from '../../shared/ui/use-late-dialog.ts'
import type { ReadState } from '../common/resource-list.tsx'
import { useShow } from '../keyboard/office-keyboard.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { isSignedOutError } from '../session/session-end.ts'
import { useSession } from '../session/session.ts'
import { AdminNav, BottomBar, SettingsNav, usePlace } from './admin-nav.tsx'
import { playChime, useSound } from './booking-watch.tsx'

type AdminHeaderProps = {
  title?: string
  /** The dashboard's tabs, on the dashboard. */
  tabs?: ReactNode
}

/** The header of the admin, unchanged from page to page, so that nothing jumps. */
export function AdminHeader({ title = 'Admin Dashboard', tabs }: AdminHeaderProps) {
  const { user, end } = useSession()
  const { showToast } = useToast()
  const unsaved = use(UnsavedWorkContext)
  const { brandName, logoUrl } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const isSettings = usePlace() === 'settings' && !tabs

  // After signing in, the form that had the focus is gone; a screen reader starts at the new page's name.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  const leave = () => {
    end('by choice')
    showToast({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
      tone: 'success',
    })
  }
  const logout = trpc.session.logout.useMutation({
    onSuccess: leave,
    onError(error) {
      // Whoever is signed out already needs no error.
      if (isSignedOutError(error)) leave()
      else showToast({ title: 'Logout Failed', description: sentenceOf(error), tone: 'destructive' })
    },
  })

  return (
    <>
      <header data-theme="night" data-office>
        <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-2 px-4 sm:px-6 xl:min-h-14 xl:flex-nowrap xl:gap-x-4">
          <div className="flex min-h-14 min-w-0 flex-col justify-center max-xl:flex-1 xl:max-w-44">
            {logoUrl ? (
              <img src={logoUrl} alt={brandName} className="h-5 w-28 object-contain object-left" />
            ) : (
              <p className="truncate text-xs leading-tight text-faint">{brandName}</p>
            )}
            <h1
              ref={heading}
              tabIndex={-1}
              // On a narrow phone as large as the buttons beside it leave room for.
              className="text-[1.1875rem] leading-tight whitespace-nowrap outline-none max-sm:text-[length:clamp(0.875rem,calc(12.5vw-1.85rem),1.25rem)] xl:truncate"
            >
              {title}
            </h1>
          </div>
          <AdminNav tabs={tabs} />
          <div className="flex shrink-0 items-center gap-x-1">
            <FindButton />
            <SoundSwitch />
            <ChangePassword username={user?.username} />
            <Button
              size="small"
              busy={logout.isPending}
              busyLabel="Logging out..."
              onClick={() => (unsaved ? unsaved.leave(() => logout.mutate()) : logout.mutate())}
              className="ms-1 shrink-0"
            >
              Logout
            </Button>
          </div>
        </div>
        <BottomBar />
      </header>
      {isSettings && <SettingsNav />}
    </>
  )
}

/** Opens the box that finds and does; where there is room, with its key. */
function FindButton() {
  const show = useShow()
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => show('box')}
      className="flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-control px-2 text-sm text-soft transition-colors hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 min-[88rem]:bg-raised min-[88rem]:px-3"
    >
      <SearchIcon />
      <span className="max-[88rem]:sr-only">Find or do</span>
      <kbd aria-hidden className="rounded bg-sunken px-1.5 py-0.5 font-sans text-xs max-[88rem]:hidden">
        Ctrl K
      </kbd>
    </button>
  )
}

/** Whether new bookings are heard. Turning it on lets the sound be heard once, which browsers want a click for, too. */
function SoundSwitch() {
  const [isOn, setOn] = useSound()
  return (
    <IconButton
      size="small"
      label="Sound for new bookings"
      icon={isOn ? <BellIcon /> : <BellOffIcon />}
      aria-pressed={isOn}
      // On a phone the box that finds and does turns it on and off.
      className="max-sm:hidden"
      title={isOn ? 'Sound for new bookings: on' : 'Sound for new bookings: off'}
      onClick={() => {
        setOn(!isOn)
        if (!isOn) playChime()
      }}
    />
  )
}

const loadPasswordDialog = async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
})
const PasswordDialog = lazy(loadPasswordDialog)

/** The button that opens the dialog in which the own password is changed. */
function ChangePassword({ username }: { username: string | undefined }) {
  const { openings, button, dialog } = useLateDialog(loadPasswordDialog)
  return (
    <>
      <IconButton {...button} size="small" label="Password" title="Password" icon={<KeyIcon />} />
      {openings > 0 && (
        <LatePart>
          <PasswordDialog key={openings} {...dialog} username={username} />
        </LatePart>
      )}
    </>
  )
}

type ResourcePageProps = {
  page: string
  lead: string
  /** The heading of the list, for those who hear the page. */
  heading: string
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Whether it takes the focus when the row that had it goes. */
  headingTakesFocus?: boolean
  state: ReadState
  /** Beside what reads the list again: what adds a row. */
  action?: ReactNode
  children: ReactNode
}

/** A page of the office about one kind of thing. */
export function ResourcePage(props: ResourcePageProps) {
  const { page, lead, heading, headingRef, headingTakesFocus = true, state, action, children } = props
  return (
    <>
      <AdminHeader title={page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-soft">{lead}</p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <RefreshButton {...state} />
            {action}
          </div>
        </div>
        <h2 ref={headingRef} tabIndex={headingTakesFocus ? -1 : undefined} className="sr-only">
          {heading}
        </h2>
        {children}
      </main>
    </>
  )
}

/** Reads what a page shows once more. */
export function RefreshButton({ isReading, refetch }: ReadState) {
  return (
    <Button size="small" busy={isReading} busyLabel="Refreshing..." onClick={refetch}>
      Refresh
    </Button>
  )
}

/** The link to where one came from. */
export function BackLink({ children, ...link }: Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }) {
  return (
    <Link {...link} className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium">
      <ChevronLeftIcon className="size-4" />
      {children}
    </Link>
  )
}
