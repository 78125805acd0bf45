import { chatLink } from '@chauffeur/domain/whatsapp'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ChatIcon } from '../../shared/ui/icons.tsx'
import { Instant } from '../common/fact.tsx'
import { SecretLink, ShownOnce } from '../common/secret-link.tsx'

/** Whom a link is for: a driver, who sees all of his or her trips, or the driver of one trip, who sees that trip only. */
export type LinkOwner =
  | { readonly kind: 'driver'; readonly id: string; readonly name: string; readonly phone: string }
  | {
      readonly kind: 'trip'
      /** The id of its assignment. */
      readonly id: string
      readonly name: string | null
      readonly phone: string | null
      /** The trip, in a few words. */
      readonly about: string
    }

/** The link as it stands, and what makes, sends and ends it. */
export function PhoneLink({ of }: { of: LinkOwner }) {
  const { id, kind, phone } = of
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
  const links = now.data
  const link = links?.find(({ driverId, assignmentId }) =>
    kind === 'driver' ? driverId === id : assignmentId === id,
  )
  return (
    <SecretLink
      loading={now.isPending ? 'Loading the link' : undefined}
      failure={make.error ?? end.error ?? now.error}
      link={links && (link ?? null)}
      makingLabel="Making..."
      renew={{
        label: 'New link',
        busyLabel: 'Making...',
        question: 'Make a new link?',
        effect: 'The link on the driver’s phone stops at once.',
        isBusy: make.isPending,
        onConfirm: () => make.mutate({ id }),
      }}
      end={{
        label: 'End the link',
        busyLabel: 'Ending...',
        question: 'End this link?',
        effect: 'The page on the driver’s phone stops at once.',
        isBusy: end.isPending,
        onConfirm: () => end.mutate({ id }),
      }}
      use={
        link?.lastUsedAt == null ? (
          ' It has not been opened yet.'
        ) : (
          <>
            {' '}
            Last opened <Instant at={link.lastUsedAt} />.
          </>
        )
      }
    >
      {make.data && (
        <>
          <ShownOnce
            label="Address for the phone"
            value={make.data.url}
            sentence="It is shown only now. Send it to the driver before you close this."
          />
          <Button asChild>
            <a
              // Without a number WhatsApp asks to whom.
              href={chatLink(phone, messageOf(of, make.data.url))}
              target="_blank"
              rel="noreferrer"
            >
              <ChatIcon className="size-4.5" />
              Send by WhatsApp
            </a>
          </Button>
        </>
      )}
    </SecretLink>
  )
}

function messageOf(of: LinkOwner, url: string): string {
  const firstName = of.name?.split(' ')[0]
  const hello = firstName === undefined ? 'Hello' : `Hello ${firstName}`
  return of.kind === 'driver'
    ? `${hello}, your trips are here: ${url}`
    : `${hello}, here is your trip ${of.about}: ${url}`
}
