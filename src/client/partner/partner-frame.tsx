import { localePath } from '@chauffeur/domain/locale'
import { PARTNER_PAGE_HEADER } from '@chauffeur/domain/partner-members'
import { currentLocale } from '@chauffeur/words/current-locale'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { parseRefusal } from '../shared/api/refusal.ts'
import { startVisit } from '../shared/api/api-provider.tsx'
import { callWith, trpc } from '../shared/api/trpc.ts'
import { usePhones, useSite } from '../shared/firm/use-site.ts'
import { Button } from '../shared/ui/button.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { CalendarIcon, ClockIcon, PhoneIcon, PlusIcon, UsersIcon } from '../shared/ui/icons.tsx'
import { CardIcon, KeyIcon } from '../shared/ui/more-icons.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { Spinner } from '../shared/ui/spinner.tsx'
import { MemberContext, useMember } from './member.ts'
import { OpenLink, RequestLink, SignInFrame } from './sign-in.tsx'

/** The pages of a partner's people, or the way in. */
export function PartnerFrame() {
  const { pathname, hash } = useLocation()
  const isLink = pathname.endsWith('/partner/sign-in') && hash !== ''
  const me = trpc.member.me.useQuery(undefined, {
    staleTime: 0,
    // Another page of this browser may have signed in for another partner.
    refetchOnWindowFocus: true,
    enabled: !isLink,
  })
  // Before anything within the frame calls.
  if (me.data) callWith({ [PARTNER_PAGE_HEADER]: me.data.partner.id })
  if (isLink)
    return (
      <SignInFrame>
        <OpenLink token={hash} />
      </SignInFrame>
    )
  if (me.data && parseRefusal(me.error)?.code === 'OTHER_PARTNER')
    return (
      <SignInFrame>
        <h1 className="text-title">{partnerTexts.otherPartner.heading(me.data.partner.name)}</h1>
        <p className="text-soft">{partnerTexts.otherPartner.body}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {partnerTexts.otherPartner.again}
        </Button>
      </SignInFrame>
    )
  if (me.data)
    return (
      <MemberContext value={me.data}>
        <Header />
        {!me.data.livemode && (
          <p className="bg-accent-wash px-5 py-2.5 text-center text-sm">{partnerTexts.testData}</p>
        )}
        <main className="mx-auto w-full max-w-[88rem] px-5 pt-4 pb-28 sm:px-8 lg:pb-16">
          {me.data.partner.state === 'suspended' && (
            <Notice tone="warning" className="mb-4">
              {partnerTexts.suspended}
            </Notice>
          )}
          <Outlet />
        </main>
        <BottomBar />
      </MemberContext>
    )
  if (parseRefusal(me.error)?.code === 'UNAUTHENTICATED')
    return (
      <SignInFrame>
        <RequestLink />
      </SignInFrame>
    )
  return (
    <main className="grid min-h-dvh place-items-center gap-4 p-5">
      {me.error ? (
        <Notice tone="danger">
          {partnerTexts.failed}{' '}
          <Button size="small" onClick={() => void me.refetch()} busy={me.isFetching}>
            {partnerTexts.again}
          </Button>
        </Notice>
      ) : (
        <Spinner label={partnerTexts.waiting} className="size-8 text-accent" />
      )}
    </main>
  )
}

const pages = [
  { to: '/partner', key: 'overview', icon: <ClockIcon />, right: 'read' },
  { to: '/partner/bookings', key: 'bookings', icon: <CalendarIcon />, right: 'read' },
  { to: '/partner/book', key: 'book', icon: <PlusIcon />, right: 'book' },
  { to: '/partner/developers', key: 'develop', icon: <KeyIcon />, right: 'develop' },
  { to: '/partner/statements', key: 'money', icon: <CardIcon />, right: 'money' },
  { to: '/partner/team', key: 'team', icon: <UsersIcon />, right: 'team' },
] as const

function usePages() {
  const { may } = useMember()
  const { pathname } = useLocation()
  return pages
    .filter(({ right }) => may(right))
    .map((page) => ({
      ...page,
      isCurrent: new RegExp(page.to === '/partner' ? '/partner/?$' : `${page.to}(?:/|$)`).test(pathname),
    }))
}

function Header() {
  const { partner } = useMember()
  const { brandName } = useSite()
  const [phone] = usePhones()
  const signOut = trpc.member.signOut.useMutation({
    onSuccess: () => {
      startVisit()
      location.assign(localePath('/partner', currentLocale()))
    },
  })
  return (
    <header data-theme="night">
      <div className="mx-auto flex min-h-14 max-w-[88rem] items-center gap-x-5 px-5 sm:px-8">
        <p className="font-display text-heading max-lg:hidden">{brandName}</p>
        <p className="line-clamp-2 min-w-0 flex-1 max-lg:font-display max-lg:leading-tight lg:flex-none lg:border-l lg:border-line lg:pl-5 lg:text-soft">
          {partner.name}
        </p>
        <nav aria-label={partnerTexts.nav.label} className="flex-1 max-lg:hidden">
          <ul className="flex gap-x-6">
            {usePages().map(({ to, key, isCurrent }) => (
              <li key={key}>
                <Link
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-14 items-center border-b-2 font-medium',
                    isCurrent ? 'border-accent-fill text-ink' : 'border-transparent text-soft hover:text-ink',
                  )}
                >
                  {partnerTexts.nav[key]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {phone !== undefined && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={`${partnerTexts.overview.call}: ${phone}`}
            className="grid size-11 place-items-center rounded-control hover:bg-raised"
          >
            <PhoneIcon />
          </a>
        )}
        <Button size="small" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {partnerTexts.signOut}
        </Button>
      </div>
    </header>
  )
}

/** The pages within the reach of a thumb. */
function BottomBar() {
  return (
    <nav
      aria-label={partnerTexts.nav.label}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {usePages().map(({ to, key, icon, isCurrent }) => (
          <li key={key} className="flex-1">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium',
                isCurrent ? 'text-accent' : 'text-soft',
              )}
            >
              {icon}
              {partnerTexts.nav[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
