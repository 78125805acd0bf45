import type { Driver } from '@chauffeur/contract/drivers'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChatIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ConfirmButton } from '../common/confirm-button.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { linkTexts } from './link-texts.ts'

type OfDriver = { driver: Pick<Driver, 'id' | 'name' | 'phone'> }

/** Where the office makes, sends and ends the link that a driver's phone opens. */
export function LinkDialog({ driver }: OfDriver) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" aria-label={linkTexts.openOf(driver.name)}>
          {linkTexts.open}
        </Button>
      }
      title={linkTexts.title(driver.name)}
      description={linkTexts.lead}
    >
      {isOpen && <PhoneLink driver={driver} />}
    </Dialog>
  )
}

function PhoneLink({ driver: { id, name, phone } }: OfDriver) {
  const { driverLinks } = trpc.useUtils()
  const now = trpc.driverLinks.list.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const make = trpc.driverLinks.make.useMutation({ onSuccess: () => void driverLinks.list.invalidate() })
  const end = trpc.driverLinks.revoke.useMutation({
    onSuccess() {
      // The address that is shown stops working, too.
      make.reset()
      void driverLinks.list.invalidate()
    },
  })
  const failure = make.error ?? end.error ?? now.error
  const link = now.data?.find(({ driverId }) => driverId === id)
  const message = make.data && linkTexts.message(name.split(' ')[0] ?? name, make.data.url)
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
              href={`${chatLink(phone)}?text=${encodeURIComponent(message)}`}
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
