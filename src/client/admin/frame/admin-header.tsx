import { type ReactNode, use, useEffect, useRef } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { BellIcon, BellOffIcon } from '../../shared/ui/icons.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { UnsavedWorkContext } from '../../shared/ui/unsaved.tsx'
import { useSession } from '../session/session.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { isSignedOutError } from '../session/session-end.ts'
import { AdminNav } from './admin-nav.tsx'
import { ChangePassword } from './change-password.tsx'
import { playChime, useSound } from './sound.ts'

type AdminHeaderProps = {
  title?: string
  /** The dashboard's tabs, on the dashboard. */
  tabs?: ReactNode
}

/** The same on every page of the admin, so that nothing jumps from one to the next. */
export function AdminHeader({ title = 'Admin Dashboard', tabs }: AdminHeaderProps) {
  const { user, end } = useSession()
  const { showToast } = useToast()
  const unsaved = use(UnsavedWorkContext)
  const { brandName, logoUrl } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)

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
    <header data-theme="night" data-office>
      <div className="mx-auto max-w-[90rem] px-4 pt-3 sm:px-6">
        <div className="flex items-center gap-x-1 sm:gap-x-3">
          <div className="min-w-0 flex-1">
            {logoUrl ? (
              <img src={logoUrl} alt={brandName} className="mb-1 h-6 w-32 object-contain object-left" />
            ) : (
              <p className="truncate text-xs text-faint">{brandName}</p>
            )}
            <h1
              ref={heading}
              tabIndex={-1}
              // On a narrow phone as large as the buttons beside it leave room for.
              className="text-heading whitespace-nowrap outline-none max-sm:text-[length:clamp(0.875rem,calc(12.5vw-1.85rem),1.25rem)]"
            >
              {title}
            </h1>
          </div>
          {user && (
            <p className="hidden min-w-0 truncate text-sm text-soft md:block">
              Signed in as <bdi>{user.username}</bdi>
            </p>
          )}
          <SoundSwitch />
          <ChangePassword />
          <Button
            size="small"
            busy={logout.isPending}
            busyLabel="Logging out..."
            onClick={() => (unsaved ? unsaved.leave(() => logout.mutate()) : logout.mutate())}
            className="shrink-0"
          >
            Logout
          </Button>
        </div>
        <div className="-mx-3.5 mt-1">
          <AdminNav tabs={tabs} />
        </div>
      </div>
    </header>
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
      title={isOn ? 'Sound for new bookings: on' : 'Sound for new bookings: off'}
      onClick={() => {
        setOn(!isOn)
        if (!isOn) playChime()
      }}
    />
  )
}
