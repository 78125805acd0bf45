import { localePath } from '@chauffeur/domain/locale'
import { PARTNER_PAGE_HEADER } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseRefusal } from '../shared/api/refusal.ts'
import { callWith, trpc } from '../shared/api/trpc.ts'
import { usePhones, useSite } from '../shared/firm/use-site.ts'
import { Button } from '../shared/ui/button.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { CalendarIcon, ClockIcon, PhoneIcon, PlusIcon, UsersIcon } from '../shared/ui/icons.tsx'
import { languageToOffer } from '../shared/firm/language-switch.tsx'
import { CardIcon, KeyIcon, SettingsIcon } from '../shared/ui/more-icons.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { Spinner } from '../shared/ui/spinner.tsx'
import { MemberContext, useMember } from './member.ts'
import { OpenLink, RequestLink, SignInFrame } from './sign-in.tsx'
import { SignOut } from './sign-out.tsx'

/** The pages of a partner's people, or the way in. */
export function PartnerFrame() {
  const { pathname, hash } = useLocation()
  // Unlike a public page it is opened in the language of the browser, unless its reader has chosen another one.
  const [preferred] = useState(languageToOffer)
  useEffect(() => {
    if (preferred) location.replace(localePath(pathname, preferred) + location.search + location.hash)
  }, [preferred, pathname])
  const isLink = pathname.endsWith('/partner/sign-in') && hash !== ''
  const me = trpc.member.me.useQuery(undefined, {
    staleTime: 0,
    // Another page of this browser may have signed in for another partner.
    refetchOnWindowFocus: true,
    enabled: !isLink && !preferred,
  })
  // Before anything within the frame calls.
  if (me.data) callWith({ [PARTNER_PAGE_HEADER]: me.data.partner.id })
  if (isLink && !preferred)
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
  { to: '/partner/settings', key: 'settings', icon: <SettingsIcon />, right: 'read' },
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
  const { partner, may } = useMember()
  const { brandName } = useSite()
  const [phone] = usePhones()
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
        {may('develop') && (
          <a
            href="/api/docs"
            className="inline-flex min-h-11 items-center text-soft hover:text-ink max-xl:hidden"
          >
            {developerTexts.documentation}
          </a>
        )}
        {phone !== undefined && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={`${partnerTexts.overview.call}: ${phone}`}
            className="grid size-11 place-items-center rounded-control hover:bg-raised"
          >
            <PhoneIcon />
          </a>
        )}
        <Link
          to="/partner/settings"
          aria-label={partnerTexts.nav.settings}
          className="grid size-11 place-items-center rounded-control hover:bg-raised lg:hidden"
        >
          <SettingsIcon />
        </Link>
        <SignOut className="max-lg:hidden" />
      </div>
    </header>
  )
}

/** The pages within the reach of a thumb; the settings are in the header. */
function BottomBar() {
  return (
    <nav
      aria-label={partnerTexts.nav.label}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {usePages()
          .filter(({ key }) => key !== 'settings')
          .map(({ to, key, icon, isCurrent }) => (
            <li key={key} className="flex-auto">
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
