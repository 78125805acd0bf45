import type { User } from '@chauffeur/contract/session'
import { useEffect, useRef } from 'react'
import { useSite } from '../../site/use-site.ts'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSession } from '../session/authentication-provider.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { saysSignedOut } from '../session/session-end.ts'
import { AdminNav } from './admin-nav.tsx'

type AdminHeaderProps = { user: User; title?: string }

export function AdminHeader({ user, title = 'Admin Dashboard' }: AdminHeaderProps) {
  const { end } = useSession()
  const { showToast } = useToast()
  const { brandName } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)

  // After signing in the form that held the focus is gone; a reader starts at the new page's name.
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
      // Who is signed out already has what they asked for.
      if (saysSignedOut(error)) leave()
      else showToast({ title: 'Logout Failed', description: sentenceOf(error), tone: 'destructive' })
    },
  })

  return (
    <header data-theme="night">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
        <div className="min-w-0">
          <p className="truncate text-xs text-faint">{brandName}</p>
          <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h1>
        </div>
        <AdminNav className="-mx-3 max-sm:order-last max-sm:w-full sm:mr-auto" />
        <div className="flex min-w-0 items-center gap-4">
          <p className="hidden min-w-0 truncate text-sm text-soft sm:block">
            Signed in as <bdi>{user.username}</bdi>
          </p>
          <Button
            size="small"
            busy={logout.isPending}
            busyLabel="Logging out..."
            onClick={() => logout.mutate()}
            className="shrink-0"
          >
            Logout
          </Button>
        </div>
      </div>
    </header>
  )
}
