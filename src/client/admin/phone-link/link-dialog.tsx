import { chatLink } from '@chauffeur/domain/whatsapp'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ChatIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { ConfirmButton } from '../common/confirm-button.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { sentenceOf } from '../session/sentence-of.ts'

/** Texts of the links of drivers’ phones. */
const linkTexts = {
  open: 'Phone link',
  openOf: (name: string) => `Phone link of ${name}`,
  title: (name: string) => `The phone link of ${name}`,
  lead: 'It opens the driver’s own trips on the phone: accept, each step on the way, call the guest. No app and no password.',
  trip: {
    open: 'Trip link',
    openOf: (about: string) => `Trip link: ${about}`,
    title: (about: string) => `Trip link: ${about}`,
    lead: 'For a partner’s driver: it opens this trip and no other. It shows where to go, the guest’s name and, from the day before, the phone number.',
    message: (firstName: string | undefined, about: string, url: string) =>
      `Hello${firstName === undefined ? '' : ` ${firstName}`}, here is your trip ${about}: ${url}`,
  },
  url: 'Address for the phone',
  once: 'It is shown only now. Send it to the driver before you close this.',
  send: 'Send by WhatsApp',
  message: (firstName: string, url: string) => `Hello ${firstName}, your trips are here: ${url}`,
  none: 'There is no link at the moment.',
  made: 'A link is in use, made by',
  used: 'Last opened',
  unused: 'It has not been opened yet.',
  make: 'Make a link',
  making: 'Making...',
  renew: 'New link',
  renewQuestion: 'Make a new link?',
  renewEffect: 'The link on the driver’s phone stops at once.',
  end: 'End the link',
  ending: 'Ending...',
  endQuestion: 'End this link?',
  endEffect: 'The page on the driver’s phone stops at once.',
  loading: 'Loading the link',
  failed: 'That did not work.',
} as const

/** Whose trips the link shows: all of a driver, or one trip, whoever drives it. */
export type LinkOwner =
  | { readonly kind: 'driver'; readonly id: string; readonly name: string; readonly phone: string }
  | {
      readonly kind: 'trip'
      /** Of its assignment. */
      readonly id: string
      readonly name: string | null
      readonly phone: string | null
      /** The trip, in a few words. */
      readonly about: string
    }

/** Where the office makes, sends and ends the link that a driver's phone opens. */
export function LinkDialog({ of }: { of: LinkOwner }) {
  const [isOpen, setOpen] = useState(false)
  const { label, open, title, lead } = textsOf(of)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant={of.kind === 'driver' ? 'secondary' : 'ghost'} aria-label={label}>
          {open}
        </Button>
      }
      title={title}
      description={lead}
    >
      {isOpen && <PhoneLink of={of} />}
    </Dialog>
  )
}

function textsOf(of: LinkOwner) {
  if (of.kind === 'driver')
    return {
      open: linkTexts.open,
      label: linkTexts.openOf(of.name),
      title: linkTexts.title(of.name),
      lead: linkTexts.lead,
    }
  const { open, openOf, title, lead } = linkTexts.trip
  return { open, label: openOf(of.about), title: title(of.about), lead }
}

function PhoneLink({ of }: { of: LinkOwner }) {
  const { id, kind, name, phone } = of
  const { driverLinks } = trpc.useUtils()
  const now = trpc.driverLinks.list.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const onSuccess = () => void driverLinks.list.invalidate()
  const makes = {
    driver: trpc.driverLinks.make.useMutation({ onSuccess }),
    trip: trpc.driverLinks.makeForTrip.useMutation({ onSuccess }),
  }
  const make = makes[kind]
  const whenEnded = {
    onSuccess() {
      // The address that is shown stops working, too.
      make.reset()
      void driverLinks.list.invalidate()
    },
  }
  const ends = {
    driver: trpc.driverLinks.revoke.useMutation(whenEnded),
    trip: trpc.driverLinks.revokeForTrip.useMutation(whenEnded),
  }
  const end = ends[kind]
  const failure = make.error ?? end.error ?? now.error
  const link = now.data?.find(({ driverId, assignmentId }) =>
    kind === 'driver' ? driverId === id : assignmentId === id,
  )
  const firstName = name?.split(' ')[0]
  const message =
    make.data &&
    (kind === 'driver'
      ? linkTexts.message(firstName ?? '', make.data.url)
      : linkTexts.trip.message(firstName, of.about, make.data.url))
  return (
    <div className="grid gap-4">
      {failure && (
        <Notice tone="danger">
          {linkTexts.failed} {sentenceOf(failure)}
        </Notice>
      )}
      {now.isPending && <Spinner label={linkTexts.loading} className="size-6 text-accent" />}
      {make.data && message !== undefined && (
        <>
          <ShownOnce label={linkTexts.url} value={make.data.url} sentence={linkTexts.once} />
          <Button asChild>
            <a
              // Without a number WhatsApp asks to whom.
              href={`${phone === null ? 'https://wa.me/' : chatLink(phone)}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
            >
              <ChatIcon className="size-4.5" />
              {linkTexts.send}
            </a>
          </Button>
        </>
      )}
      {now.data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">
            {link ? (
              <>
                {linkTexts.made} <CustomerText>{link.createdBy}</CustomerText>,{' '}
                <Instant at={link.createdAt} />.{' '}
                {link.lastUsedAt === null ? (
                  linkTexts.unused
                ) : (
                  <>
                    {linkTexts.used} <Instant at={link.lastUsedAt} />.
                  </>
                )}
              </>
            ) : (
              linkTexts.none
            )}
          </p>
          {link ? (
            <div className="flex gap-2">
              <ConfirmButton
                label={linkTexts.renew}
                question={linkTexts.renewQuestion}
                effect={linkTexts.renewEffect}
                busyLabel={linkTexts.making}
                isBusy={make.isPending}
                onConfirm={() => make.mutate({ id })}
              />
              <ConfirmButton
                label={linkTexts.end}
                question={linkTexts.endQuestion}
                effect={linkTexts.endEffect}
                busyLabel={linkTexts.ending}
                isBusy={end.isPending}
                onConfirm={() => end.mutate({ id })}
              />
            </div>
          ) : (
            <Button
              variant="primary"
              busy={make.isPending}
              busyLabel={linkTexts.making}
              onClick={() => make.mutate({ id })}
            >
              {linkTexts.make}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
